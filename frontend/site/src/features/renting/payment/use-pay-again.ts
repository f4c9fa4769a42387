import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { least } from '@contract/money';
import type { RentalAction } from '@contract/rentals/fare';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { accountToken } from '@/lib/session';
import { submitPayment } from '../api/submit-payment';
import { toProblem } from '../problems/problem';
import type { Problem } from '../problems/problem.rules';
import type { Due } from './AmountField';
import type { PaymentDraft } from './payment-draft.rules';
import { EMPTY_DRAFT, readDraft } from './payment-draft.rules';

/** Payment details for a rental. The draft survives closing the dialog, but not the visit. */
export function usePayAgain(action: RentalAction, rentalId: number, due: Due | null | undefined) {
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

  /** @returns True if the server accepted the details. */
  async function submit(): Promise<boolean> {
    const details = { ...readDraft(draft), type: action, bookingId: rentalId };
    setBusy(true);
    setProblem(null);
    try {
      await sendOnce(details, (idempotencyKey) =>
        submitPayment(details, idempotencyKey, setProgress, accountToken()),
      );
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
