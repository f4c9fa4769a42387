import { CODES } from '@contract/codes';
import type { UsedId } from '@contract/payments/payments';
import type { RentalAction } from '@contract/rentals/fare';
import type { Hold } from '@contract/rentals/rentals';
import { ApiError } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { submitPayment } from '../api/submit-payment';
import type { HoldControl } from '../hold/use-hold';
import type { PaymentDraft } from '../payment/payment-draft.rules';
import { readDraft } from '../payment/payment-draft.rules';

/** True if the server has the payment, because it stored the details although its first response was lost. */
const isOwnUnclaimed = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === CODES.ALREADY_EXISTS.code &&
  (error.data as UsedId | null)?.reason === 'OWN_UNCLAIMED';

/** Submits the payment details of a hold, unless the server has them already. */
export function useSendPayment(action: RentalAction, control: HoldControl) {
  const sendOnce = useSendOnce();
  return async (payFor: Hold, draft: PaymentDraft, onProgress: (sent: number) => void): Promise<void> => {
    const details = { ...readDraft(draft), type: action, holdId: payFor.holdId };
    try {
      await sendOnce(details, (key) => submitPayment(details, key, onProgress));
    } catch (error) {
      // After a reload the same details are sent with a new key, so the server refuses them as a duplicate of the first request.
      if (!isOwnUnclaimed(error)) throw error;
    }
    void control.refresh();
  };
}
