import { CODES } from '@contract/codes';
import type { RentalAction } from '@contract/rentals/fare';
import type { Hold } from '@contract/rentals/rentals';
import { ApiError } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { submitPayment } from '../api/submit-payment';
import type { HoldControl } from '../hold/use-hold';
import type { PaymentDraft } from '../payment/payment-draft.rules';
import { readDraft } from '../payment/payment-draft.rules';

/** Submits the payment details of a hold. Returns refusal 1005 if the customer may have submitted them before; otherwise null. */
export function useSendPayment(action: RentalAction, control: HoldControl) {
  const sendOnce = useSendOnce();
  return async (
    payFor: Hold,
    draft: PaymentDraft,
    onProgress: (sent: number) => void,
  ): Promise<ApiError | null> => {
    const details = { ...readDraft(draft), type: action, holdId: payFor.holdId };
    try {
      await sendOnce(details, (key) => submitPayment(details, key, onProgress));
    } catch (error) {
      // After a reload the same details are sent with a new key, so the server refuses them as a duplicate of the first request.
      if (error instanceof ApiError && error.code === CODES.ALREADY_EXISTS.code) return error;
      throw error;
    }
    void control.refresh();
    return null;
  };
}
