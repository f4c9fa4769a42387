import Alert from '@mui/material/Alert';
import type { ConsoleRental } from '@contract/console';
import type { TripStatus } from '@contract/rentals/rentals';
import { useText } from '../../shared/i18n';
import { RowAction, type RowActionProps } from '../../shared/ui/actions/RowAction';
import { Facts } from '../../shared/ui/Facts';
import type { RentalCalls } from './calls';

/** Satisfied by a row of a list and by an item of the overview. */
export type TripRow = Pick<
  ConsoleRental,
  'id' | 'kind' | 'reference' | 'carName' | 'plate' | 'customerName' | 'possibleMoves'
>;

const resourceOf = ({ kind }: TripRow) => (kind === 'BOOKING' ? 'bookings' : 'reservations');
const call =
  (status: TripStatus): RowActionProps<TripRow, RentalCalls>['call'] =>
  (data, row, { reason }) =>
    data.moveTrip(resourceOf(row), row.id, { status, reason });

/** Pickup, return and no-show, as far as the rental's status allows them. */
export function TripActions({ row: { possibleMoves } }: { row: TripRow }) {
  const t = useText();
  return (
    <>
      {possibleMoves.includes('ON_TRIP') && (
        <RowAction<TripRow, RentalCalls>
          name="trip"
          label="Picked up"
          isNext
          cancelLabel="Not now"
          question={({ reference }) => t('{reference}: has the customer picked up the car?', { reference })}
          details={(row) => <TripFacts row={row} />}
          call={call('ON_TRIP')}
          doneMessage={({ reference }) => t('{reference} is on trip.', { reference })}
        />
      )}
      {possibleMoves.includes('RETURNED') && (
        <RowAction<TripRow, RentalCalls>
          name="trip"
          label="Returned"
          isNext
          cancelLabel="Not now"
          question={({ reference }) => t('{reference}: has the car been returned?', { reference })}
          details={(row) => <TripFacts row={row} />}
          call={call('RETURNED')}
          doneMessage={({ reference }) =>
            t('{reference} is returned. The car can be rented again.', { reference })
          }
        />
      )}
      {possibleMoves.includes('NO_SHOW') && (
        <RowAction<TripRow, RentalCalls>
          name="trip"
          label="No-show"
          color="error"
          cancelLabel="Not now"
          question={({ reference }) =>
            t('{reference}: did the customer not come for the car?', { reference })
          }
          details={(row) => (
            <>
              <TripFacts row={row} />
              <Alert severity="warning" sx={{ py: 0 }}>
                {t('Nothing is refunded, and the car can be rented again. This cannot be undone.')}
              </Alert>
            </>
          )}
          reasons={[{ name: 'reason', label: 'Note for our records (optional)', optional: true }]}
          call={call('NO_SHOW')}
          doneMessage={({ reference }) =>
            t('{reference} is a no-show. The car can be rented again.', { reference })
          }
        />
      )}
    </>
  );
}

function TripFacts({ row }: { row: TripRow }) {
  const t = useText();
  return (
    <Facts
      facts={[
        ['Customer', row.customerName ?? t('Not registered yet')],
        ['Car', row.plate ? `${row.carName}, ${row.plate}` : row.carName],
      ]}
    />
  );
}
