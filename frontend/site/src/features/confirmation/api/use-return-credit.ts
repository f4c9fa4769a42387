import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnRental } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { accountToken } from '@/lib/session';

/** Asks for the credit of a rental, then reads the rental again. */
export function useReturnCredit({ reference, refundable: amount }: OwnRental) {
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  async function ask(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    const token = accountToken();
    try {
      await sendOnce([reference, amount], (idempotencyKey) =>
        request<OwnRental>(`/api/rentals/${encodeURIComponent(reference)}/refunds`, {
          method: 'POST',
          token,
          body: { amount },
          idempotencyKey,
        }),
      );
    } catch (problem) {
      setError(problem as Error);
    } finally {
      await client.invalidateQueries({ queryKey: ['rental', token, reference] });
      setBusy(false);
    }
  }

  return { ask, busy, error };
}
