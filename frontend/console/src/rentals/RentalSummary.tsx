import type { ConsoleRental } from '@contract/console';
import { formatRupees } from '@contract/money';
import { formatDayTime } from '../format';
import { useText } from '../i18n';
import { Facts } from '../ui/Facts';

export function RentalSummary({ row }: { row: ConsoleRental }) {
  const t = useText();
  return (
    <Facts
      facts={[
        [t('Customer'), row.customerName ?? t('Not registered yet')],
        [t('Car'), row.plate ? `${row.carName}, ${row.plate}` : row.carName],
        [t('Pickup'), formatDayTime(row.fromDate, row.pickupTime)],
        [t('Return'), formatDayTime(row.toDate, row.dropTime)],
        [t('Total'), formatRupees(row.total)],
      ]}
    />
  );
}
