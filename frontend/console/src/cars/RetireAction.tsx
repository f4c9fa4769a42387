import { useRecordContext } from 'react-admin';
import Typography from '@mui/material/Typography';
import type { ConsoleCarDetails } from '@contract/console-fleet';
import { RowAction } from '../RowAction';

const Note = ({ text }: { text: string }) => <Typography variant="body2">{text}</Typography>;

/** Takes the car off the list, or puts it back. */
export function RetireAction({ changed }: { changed: (car: ConsoleCarDetails) => void }) {
  const retired = useRecordContext<ConsoleCarDetails>()?.retired ?? false;
  return retired ? (
    <RowAction<ConsoleCarDetails>
      name="retire"
      label="Bring back"
      ask={(car) => `Put ${car.carName} ${car.carModel} back on the list?`}
      details={() => <Note text="Customers see and book it again at once." />}
      call={async (data, car) => changed(await data.retireCar(car.id, car.version, false))}
      done={(car) => `${car.carName} ${car.carModel} is on offer again.`}
    />
  ) : (
    <RowAction<ConsoleCarDetails>
      name="retire"
      label="Retire"
      color="error"
      ask={(car) => `Take ${car.carName} ${car.carModel} off the list?`}
      details={() => (
        <Note text="Nobody can book it any more. Bookings and reservations that were made stay as they are and are to be honoured; the fleet timeline shows them. You can bring the car back at any time." />
      )}
      call={async (data, car) => changed(await data.retireCar(car.id, car.version, true))}
      done={(car) => `${car.carName} ${car.carModel} is retired.`}
    />
  );
}
