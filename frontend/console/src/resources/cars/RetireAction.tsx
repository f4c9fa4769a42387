import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import { type PlainText, useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { CarCalls } from './calls';

function Note({ text }: { text: PlainText }) {
  const t = useText();
  return <Typography variant="body2">{t(text)}</Typography>;
}

const nameOf = ({ carName, carModel }: ConsoleCarDetails): string => `${carName} ${carModel}`;

export function RetireAction({ changed }: { changed: (car: ConsoleCarDetails) => void }) {
  const t = useText();
  const car = useRecordContext<ConsoleCarDetails>();
  if (car?.retired && car.needsCommercialPlate && car.plateKind === 'PRIVATE')
    return <Note text="A car with a private plate cannot be listed." />;
  return car?.retired ? (
    <RowAction<ConsoleCarDetails, CarCalls>
      name="retire"
      label="Bring back"
      question={(car) => t('Bring {car} back?', { car: nameOf(car) })}
      details={() => <Note text="Customers can see and book it again at once." />}
      call={async (data, car) => changed(await data.retireCar(car.id, car.version, false))}
      doneMessage={(car) => t('{car} is listed again.', { car: nameOf(car) })}
    />
  ) : (
    <RowAction<ConsoleCarDetails, CarCalls>
      name="retire"
      label="Retire"
      color="error"
      question={(car) => t('Retire {car}?', { car: nameOf(car) })}
      details={() => (
        <Note text="Customers can no longer book it. Existing bookings and reservations stay and must be honoured; the fleet timeline shows them. You can bring the car back at any time." />
      )}
      call={async (data, car) => changed(await data.retireCar(car.id, car.version, true))}
      doneMessage={(car) => t('{car} is retired.', { car: nameOf(car) })}
    />
  );
}
