import { CODES } from '@contract/codes';
import type { RentalAction } from '@contract/rentals/fare';
import type { Hold } from '@contract/rentals/rentals';
import { ApiError } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { submitPayment } from '../api/submit-payment';
import type { HoldControl } from '../hold/use-hold';
import type { PaymentDraft } from '../payment/payment-draft.rules';
import { readDraft } from '../payment/payment-draft.rules';

/** Submits the payment details of a hold. A repeated submission succeeds. */
export function useSendPayment(action: RentalAction, control: HoldControl) {
  const sendOnce = useSendOnce();
  return async (payFor: Hold, draft: PaymentDraft, onProgress: (sent: number) => void): Promise<void> => {
    const details = { ...readDraft(draft), type: action, holdId: payFor.holdId };
    try {
      await sendOnce(details, (key) => submitPayment(details, key, onProgress));
    } catch (error) {
      // After a reload the same details are sent with a new key, so the server refuses them as a duplicate of the first request.
      const isDuplicate = error instanceof ApiError && error.code === CODES.ALREADY_EXISTS.code;
      if (!isDuplicate || !(await control.refresh()).data?.paymentSubmitted) throw error;
    }
    void control.refresh();
  };
}
