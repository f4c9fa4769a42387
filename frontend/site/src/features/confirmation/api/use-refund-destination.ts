import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefundDestinationRequest } from '@contract/payments/refund-destinations';
import type { OwnRental } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

/** Stores where the refunds of a rental go, then reads the rental again. */
export function useRefundDestination(reference: string) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  /** Returns whether it was stored. */
  async function save(body: RefundDestinationRequest): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setError(null);
    const token = accountToken();
    try {
      await request<OwnRental>(`/api/rentals/${encodeURIComponent(reference)}/refund-destination`, {
        method: 'PUT',
        token,
        body,
      });
      return true;
    } catch (problem) {
      setError(problem as Error);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: ['rental', token, reference] });
      setBusy(false);
    }
  }

  return { save, busy, error };
}
