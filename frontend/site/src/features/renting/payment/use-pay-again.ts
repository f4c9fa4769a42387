import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CODES } from '@contract/codes';
import { least } from '@contract/money';
import type { RentalAction } from '@contract/rentals/fare';
import { ApiError } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { accountToken } from '@/lib/session';
import { hasSubmitted } from '../api/has-submitted';
import { submitPayment } from '../api/submit-payment';
import { toProblem } from '../problems/problem';
import type { Problem } from '../problems/problem.rules';
import type { Due } from './AmountField';
import type { PaymentDraft } from './payment-draft.rules';
import { EMPTY_DRAFT, readDraft } from './payment-draft.rules';

interface RentalToPay {
  action: RentalAction;
  rentalId: number;
  reference: string;
}

/** Payment details for a rental. The draft survives closing the dialog, but not the visit. */
export function usePayAgain({ action, rentalId, reference }: RentalToPay, due: Due | null | undefined) {
  const client = useQueryClient();
  const key = ['payment-again', action, rentalId];
  const [draft, setDraft] = useState(
    () =>
      client.getQueryData<PaymentDraft>(key) ?? {
        ...EMPTY_DRAFT,
        amount: due ? String(least(due.amount, due.limit)) : '',
      },
  );
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState(0);
  const sendOnce = useSendOnce();

  function change(part: Partial<PaymentDraft>) {
    const merge = (current: PaymentDraft): PaymentDraft => ({ ...current, ...part });
    setDraft(merge);
    client.setQueryData<PaymentDraft>(key, (kept) => merge(kept ?? draft));
  }

  async function send(): Promise<void> {
    const details = { ...readDraft(draft), type: action, bookingId: rentalId };
    try {
      await sendOnce(details, (idempotencyKey) =>
        submitPayment(details, idempotencyKey, setProgress, accountToken()),
      );
    } catch (error) {
      // After the dialog was closed the same details are sent with a new key, so the server refuses them as a duplicate.
      const isDuplicate = error instanceof ApiError && error.code === CODES.ALREADY_EXISTS.code;
      if (!isDuplicate || !(await hasSubmitted(details.transactionId, reference))) throw error;
    }
  }

  /** @returns True if the server has the details. */
  async function submit(): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      await send();
      client.removeQueries({ queryKey: key });
      return true;
    } catch (error) {
      setProblem(toProblem(error));
      return false;
    } finally {
      setBusy(false);
      setProgress(0);
    }
  }

  return { draft, change, problem, busy, progress, uploading: busy && progress > 0 && progress < 1, submit };
}
