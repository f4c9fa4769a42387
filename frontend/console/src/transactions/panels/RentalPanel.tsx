import { useGetOne } from 'react-admin';
import type { ConsoleRental, ConsoleTransaction } from '@contract/console';
import { formatShortDayTime } from '../../format';
import { explain } from '../../http/error-text';
import { useLocal } from '../../i18n';
import { Facts } from '../../ui/Facts';
import { Panel } from '../../ui/Panel';
import { Problem } from '../../ui/Problem';
import { StatusChip } from '../../ui/StatusChip';
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
