import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { Facts } from '../../shared/ui/Facts';
import type { RentalResource } from './calls';

/** Satisfied by a row of a list and by an item of the overview. */
export type TripRow = Pick<
  ConsoleRental,
  'id' | 'kind' | 'reference' | 'carName' | 'plate' | 'customerName' | 'possibleMoves'
> &
  Partial<Pick<ConsoleRental, 'fromDate' | 'pickupTime' | 'toDate' | 'dropTime'>>;

export const resourceOf = ({ kind }: Pick<TripRow, 'kind'>): RentalResource =>
  kind === 'BOOKING' ? 'bookings' : 'reservations';

export function TripFacts({ row }: { row: TripRow }) {
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
