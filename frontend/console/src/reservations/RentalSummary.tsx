import type { ConsoleRental } from '@contract/console';
import { formatRupees } from '@contract/money';
import { formatDayTime } from '../format';
import { Facts } from '../ui/Facts';

export const RentalSummary = ({ row }: { row: ConsoleRental }) => (
  <Facts
    facts={[
      ['Customer', row.customerName ?? 'Not registered yet'],
      ['Car', row.plate ? `${row.carName}, ${row.plate}` : row.carName],
      ['Pickup', formatDayTime(row.fromDate, row.pickupTime)],
      ['Return', formatDayTime(row.toDate, row.dropTime)],
      ['Total', formatRupees(row.total)],
    ]}
  />
);
