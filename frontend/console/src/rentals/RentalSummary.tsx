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
        ['Customer', row.customerName ?? t('Not registered yet')],
        ['Car', row.plate ? `${row.carName}, ${row.plate}` : row.carName],
        ['Pickup', formatDayTime(row.fromDate, row.pickupTime)],
        ['Return', formatDayTime(row.toDate, row.dropTime)],
        ['Total', formatRupees(row.total)],
      ]}
    />
  );
}
