import { useResourceContext } from 'react-admin';
import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls, RentalResource } from './calls';
import { hasPaid } from './refund-due.rules';
import { RentalSummary } from './RentalSummary';

/** Declines a rental, which refunds everything that was paid. */
export function DeclineAction() {
  const resource = useResourceContext() as RentalResource;
  const t = useText();
  const isBooking = resource === 'bookings';
  return (
    <RowAction<ConsoleRental, RentalCalls>
      name="decline"
      label="Decline"
      color="error"
      question={({ reference }) =>
        t(isBooking ? 'Decline booking {reference}?' : 'Decline reservation {reference}?', { reference })
      }
      details={(row) => <RentalSummary row={row} />}
      reasons={[{ name: 'reason', label: 'Why' }]}
      call={(data, row, { reason = '' }) =>
        isBooking
          ? data.declineBooking(row.id, { reason })
          : data.decideReservation(row.id, { decision: 'DECLINED', reason })
      }
      doneMessage={(row) => t(doneText(isBooking, hasPaid(row)), { reference: row.reference })}
    />
  );
}

function doneText(isBooking: boolean, isPaid: boolean) {
  if (isBooking)
    return isPaid
      ? 'Booking {reference} is declined; a full refund is due.'
      : 'Booking {reference} is declined.';
  return isPaid
    ? 'Reservation {reference} is declined; a full refund is due.'
    : 'Reservation {reference} is declined.';
}
