import { useGetOne } from 'react-admin';
import type { ConsoleRental, ConsoleTransaction } from '@contract/console';
import { explain } from '../../../shared/http/error-text';
import { useLocal } from '../../../shared/i18n';
import { formatShortDayTime } from '../../../shared/i18n/format';
import { Facts } from '../../../shared/ui/Facts';
import { Panel } from '../../../shared/ui/Panel';
import { Problem } from '../../../shared/ui/Problem';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { RentalLink } from '../RentalLink';

export function RentalPanel({ payment }: { payment: ConsoleTransaction }) {
  const local = useLocal();
  const { data: rental, error } = useGetOne<ConsoleRental>(
    payment.action === 'book' ? 'bookings' : 'reservations',
    { id: payment.bookingId ?? 0 },
    { enabled: payment.bookingId !== null, onError: () => undefined },
  );
  return (
    <Panel title="Rental">
      <div>
        <RentalLink row={payment} />
      </div>
      {error && <Problem title={local(explain(error))} />}
      {rental && (
        <Facts
          facts={[
            ['Status', <StatusChip status={rental.status} />],
            ['Reference', rental.reference],
            ['Car', [rental.carName, rental.plate].filter(Boolean).join(', ')],
            ['Pickup', formatShortDayTime(rental.fromDate, rental.pickupTime)],
            ['Return', formatShortDayTime(rental.toDate, rental.dropTime)],
          ]}
        />
      )}
    </Panel>
  );
}
