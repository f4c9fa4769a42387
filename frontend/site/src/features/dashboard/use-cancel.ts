import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CODES } from '@contract/codes';
import type { Refund } from '@contract/payments/payments';
import { ApiError } from '@shared/http';
import { cancelRental } from './api/cancel-rental';
import { useCancellation } from './api/use-cancellation';
import { useUnclear } from './api/use-unclear';
import type { RentalPath } from './customer-rental';

/** `changed`: the refund differs from the one that was shown. */
export type CancelProblem = 'changed' | Error;

/** Shows the refund, then cancels. If the refund has changed in the meantime, shows it again instead of cancelling. */
export function useCancel(kind: RentalPath, id: number) {
  const client = useQueryClient();
  const offer = useCancellation(kind, id);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CancelProblem | null>(null);
  const { isUnclear, onError } = useUnclear();
  const [wasSent, setSent] = useState(false);
  const [done, setDone] = useState<{ refunds: Refund[] } | null>(null);

  async function cancel(reason: string): Promise<void> {
    if (busy || !offer.data) return;
    setBusy(true);
    setProblem(null);
    setSent(true);
    try {
      const { refunds } = await cancelRental(kind, id, {
        expectedRefund: offer.data.amount,
        ...(reason.trim() ? { reason: reason.trim() } : {}),
      });
      setDone({ refunds });
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      setBusy(false);
    }
  }

  function toProblem(error: unknown): CancelProblem {
    if (!(error instanceof Error)) throw error;
    onError(error);
    if (!(error instanceof ApiError) || error.code !== CODES.FARE_CHANGED.code) return error;
    client.setQueryData(['cancellation', kind, id], error.data);
    return 'changed';
  }

  return {
    offer,
    busy,
    problem,
    /** True if the server may have cancelled without a response. */
    isUnclear,
    done,
    cancel,
    /** Refreshes the list if a request was sent, because the server may have cancelled without a response. */
    reload: () => {
      if (wasSent) void client.invalidateQueries({ queryKey: [kind] });
    },
  };
}
