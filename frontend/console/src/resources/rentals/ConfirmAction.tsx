import type { ConsoleRental } from '@contract/console';
import { type PlainText, useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RentalCalls } from './calls';
import { RentalSummary } from './RentalSummary';

/** Returns the reason, in English, why the rental cannot be confirmed yet; null if it can. */
function blocked({ customerApproval, paymentStatus, isAdminVerified }: ConsoleRental): PlainText | null {
  if (isAdminVerified) return null;
  if (paymentStatus === 'VERIFIED') return 'This cannot be confirmed yet: the customer is not approved.';
  if (customerApproval === 'APPROVED') return 'This cannot be confirmed yet: the payment is not verified.';
  return 'This cannot be confirmed yet: the payment is not verified and the customer is not approved.';
}

export function ConfirmAction({ isNext }: { isNext: boolean }) {
  const t = useText();
  return (
    <RowAction<ConsoleRental, RentalCalls>
      name="confirm"
      label="Confirm"
      isNext={isNext}
      question={({ reference }) => t('Confirm reservation {reference}?', { reference })}
      details={(row) => <RentalSummary row={row} />}
      blocked={(row) => {
        const why = blocked(row);
        return why && t(why);
      }}
      call={(data, row) => data.decideReservation(row.id, { decision: 'CONFIRMED' })}
      doneMessage={({ reference }) => t('Reservation {reference} is confirmed.', { reference })}
    />
  );
}
