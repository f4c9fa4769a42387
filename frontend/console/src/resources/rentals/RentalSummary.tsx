import type { ConsoleRental } from '@contract/console';
import { formatRupees } from '@contract/money';
import { useText } from '../../shared/i18n';
import { formatDayTime } from '../../shared/i18n/format';
import { Facts } from '../../shared/ui/Facts';

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
