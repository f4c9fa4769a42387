import MuiLink from '@mui/material/Link';
import type { ConsoleRental } from '@contract/console';
import { formatDayTime, formatInstant, formatMobile } from '../format';
import { Facts } from '../ui/Facts';
import { refundText } from '../ui/refund-text';
import { Panel } from '../ui/Panel';
import { StatusChip } from '../ui/StatusChip';

export function RentalPanel({ rental }: { rental: ConsoleRental }) {
  return (
    <Panel title="Rental">
      <Facts
        facts={[
          ['Car', rental.carName],
          ['Number plate', rental.plate ?? 'not entered'],
          ['Pickup', formatDayTime(rental.fromDate, rental.pickupTime)],
          ['Return', formatDayTime(rental.toDate, rental.dropTime)],
          ['Duration', rental.fare.durationText],
          ['Customer', rental.customerName ?? 'Not registered yet'],
          [
            'Mobile',
            <MuiLink href={`tel:+91${rental.customerMobile}`}>{formatMobile(rental.customerMobile)}</MuiLink>,
          ],
          ['E-mail', <MuiLink href={`mailto:${rental.customerEmail}`}>{rental.customerEmail}</MuiLink>],
          [
            'Documents',
            rental.customerApproval ? <StatusChip status={rental.customerApproval} /> : 'Not registered yet',
          ],
          ['Payment', rental.paymentStatus ? <StatusChip status={rental.paymentStatus} /> : 'None'],
          ['Transaction', rental.paymentId ?? 'None'],
          ...(rental.refund ? [['Refund', refundText(rental.refund)] as const] : []),
          ['Made', formatInstant(rental.createdAt)],
        ]}
      />
    </Panel>
  );
}
