import type { ConsoleRental } from '@contract/console';
import { RowAction } from '../RowAction';
import { RentalSummary } from './RentalSummary';

function blocked({ customerApproval, paymentStatus, isAdminVerified }: ConsoleRental): string | null {
  if (isAdminVerified) return null;
  const open = [
    ...(paymentStatus === 'VERIFIED' ? [] : ['the payment is not verified']),
    ...(customerApproval === 'APPROVED' ? [] : ['the customer is not approved']),
  ];
  return `This cannot be confirmed yet: ${open.join(' and ')}.`;
}

export const ConfirmAction = () => (
  <RowAction<ConsoleRental>
    name="confirm"
    label="Confirm"
    ask={(row) => `Confirm reservation ${row.reference}?`}
    details={(row) => <RentalSummary row={row} />}
    blocked={blocked}
    call={(data, row) => data.decideReservation(row.id, { decision: 'CONFIRMED' })}
    done={(row) => `Reservation ${row.reference} is confirmed.`}
  />
);
