import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList, useGetOne } from 'react-admin';
import type { ConsoleRental, ConsoleTransaction } from '@contract/console';
import { explain } from '../../../shared/http/error-text';
import { useLocal, useText } from '../../../shared/i18n';
import { formatDayTime } from '../../../shared/i18n/format';
import { Facts } from '../../../shared/ui/Facts';
import { Panel } from '../../../shared/ui/Panel';
import { Problem } from '../../../shared/ui/Problem';
import { StatusChip } from '../../../shared/ui/StatusChip';
import { AttachAction, ReopenAction } from '../actions/Corrections';
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
      {payment.bookingId === null && <RentalsOfCustomer payment={payment} />}
      {rental?.status === 'EXPIRED' && payment.status === 'REJECTED' && (
        <ReopenAction rentalStatus={rental.status} />
      )}
      {error && <Problem title={local(explain(error))} />}
      {rental && (
        <Facts
          facts={[
            ['Status', <StatusChip status={rental.status} />],
            ['Reference', rental.reference],
            ['Car', [rental.carName, rental.plate].filter(Boolean).join(', ')],
            ['Pickup', formatDayTime(rental.fromDate, rental.pickupTime)],
            ['Return', formatDayTime(rental.toDate, rental.dropTime)],
          ]}
        />
      )}
    </Panel>
  );
}

const GOES_AHEAD: readonly string[] = ['PENDING', 'CONFIRMED', 'ON_TRIP', 'RETURNED'];

/** The rentals that a payment without a rental can be linked to. */
function RentalsOfCustomer({ payment }: { payment: ConsoleTransaction }) {
  const t = useText();
  const canLink = payment.status === 'SUBMITTED' || payment.status === 'VERIFIED';
  const { data = [] } = useGetList<ConsoleRental>(
    payment.action === 'book' ? 'bookings' : 'reservations',
    {
      filter: { q: payment.customerMobile || payment.customerName },
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: canLink, onError: () => undefined },
  );
  const rentals = data.filter(
    ({ customerId, status }) => customerId === payment.userId && GOES_AHEAD.includes(status),
  );
  if (!canLink || rentals.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
      {rentals.map((rental) => (
        <Box
          component="li"
          key={rental.id}
          sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography variant="body2">
            {t('{reference}, {car}, pickup {when}', {
              reference: rental.reference,
              car: rental.carName,
              when: formatDayTime(rental.fromDate, rental.pickupTime),
            })}
          </Typography>
          <AttachAction rental={rental} />
        </Box>
      ))}
    </Box>
  );
}
