import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CODES } from '@contract/codes';
import type { CancellationPreview } from '@contract/cancellation.rules';
import type { Refund } from '@contract/payments';
import { ApiError, NetworkError } from '@shared/http';
import { cancelRental, useCancellation } from './api/cancellation';
import type { RentalPath } from './api/cancellation';

export type CancelProblem = { kind: 'changed' | 'network' } | { kind: 'refused'; message: string };

/** From the refund that is shown to the cancellation that was made. Nothing is cancelled at another refund than shown. */
export function useCancel(kind: RentalPath, id: number) {
  const client = useQueryClient();
  const offer = useCancellation(kind, id);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CancelProblem | null>(null);
  const [done, setDone] = useState<{ refund: Refund | null } | null>(null);

  async function cancel(reason: string): Promise<void> {
    if (busy || !offer.data) return;
    setBusy(true);
    setProblem(null);
    try {
      const { refund } = await cancelRental(kind, id, {
        expectedRefund: offer.data.amount,
        ...(reason.trim() ? { reason: reason.trim() } : {}),
      });
      setDone({ refund });
    } catch (error) {
      setProblem(met(error));
    } finally {
      setBusy(false);
    }
  }

  function met(error: unknown): CancelProblem {
    if (error instanceof NetworkError) return { kind: 'network' };
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== CODES.FARE_CHANGED.code) return { kind: 'refused', message: error.message };
    client.setQueryData(['cancellation', kind, id], error.data as CancellationPreview);
    return { kind: 'changed' };
  }

  return {
    offer,
    busy,
    problem,
    done,
    cancel,
    /** The lists show what is now. */
    reload: () => client.invalidateQueries({ queryKey: [kind] }),
  };
}
