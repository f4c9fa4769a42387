import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { Facts } from '../../shared/ui/Facts';

/** The fields that both a list row and an item of the overview have. */
export type TripRow = Pick<
  ConsoleRental,
  'id' | 'kind' | 'reference' | 'carName' | 'plate' | 'customerName' | 'possibleMoves'
> &
  Partial<Pick<ConsoleRental, 'fromDate' | 'pickupTime' | 'toDate' | 'dropTime'>>;

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
