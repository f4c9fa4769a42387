import Alert from '@mui/material/Alert';
import type { ConsoleRental } from '@contract/console';
import type { TripStatus } from '@contract/rentals';
import { useText } from '../i18n';
import { RowAction, type RowActionProps } from '../RowAction';
import { Facts } from '../ui/Facts';

/** What of a rental its trip's buttons need: the row of a list, or an item of Today. */
export type TripRow = Pick<
  ConsoleRental,
  'id' | 'kind' | 'reference' | 'carName' | 'plate' | 'customerName' | 'possibleMoves'
>;

const resourceOf = ({ kind }: TripRow) => (kind === 'BOOKING' ? 'bookings' : 'reservations');
const call =
  (status: TripStatus): RowActionProps<TripRow>['call'] =>
  (data, row, { reason }) =>
    data.moveTrip(resourceOf(row), row.id, { status, reason });

/** The car goes out, comes back, or nobody comes for it: what of that is possible now. */
export function TripActions({ row: { possibleMoves } }: { row: TripRow }) {
  const t = useText();
  return (
    <>
      {possibleMoves.includes('ON_TRIP') && (
        <RowAction<TripRow>
          name="trip"
          label={t('Picked up')}
          keep={t('Not now')}
          ask={({ reference }) => t('{reference}: has the customer picked up the car?', { reference })}
          details={(row) => <TripFacts row={row} />}
          call={call('ON_TRIP')}
          done={({ reference }) => t('{reference} is on trip.', { reference })}
        />
      )}
      {possibleMoves.includes('RETURNED') && (
        <RowAction<TripRow>
          name="trip"
          label={t('Returned')}
          keep={t('Not now')}
          ask={({ reference }) => t('{reference}: has the car been returned?', { reference })}
          details={(row) => <TripFacts row={row} />}
          call={call('RETURNED')}
          done={({ reference }) => t('{reference} is returned. The car can be rented again.', { reference })}
        />
      )}
      {possibleMoves.includes('NO_SHOW') && (
        <RowAction<TripRow>
          name="trip"
          label={t('No-show')}
          color="error"
          keep={t('Not now')}
          ask={({ reference }) => t('{reference}: did the customer not come for the car?', { reference })}
          details={(row) => (
            <>
              <TripFacts row={row} />
              <Alert severity="warning" sx={{ py: 0 }}>
                {t('Nothing is refunded, and the car can be rented again. This cannot be undone.')}
              </Alert>
            </>
          )}
          reasons={[{ name: 'reason', label: t('Note for our records (optional)'), optional: true }]}
          call={call('NO_SHOW')}
          done={({ reference }) => t('{reference} is a no-show. The car can be rented again.', { reference })}
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
        [t('Customer'), row.customerName ?? t('Not registered yet')],
        [t('Car'), row.plate ? `${row.carName}, ${row.plate}` : row.carName],
      ]}
    />
  );
}
