import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RefundDestinationRequest } from '@contract/payments/refund-destinations';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

/** A call that stores the destination of refunds, and the query that shows it. */
export interface DestinationCall {
  path: string;
  queryKey: QueryKey;
}

/** Stores where refunds go, then reads them again. */
export function useRefundDestination({ path, queryKey }: DestinationCall) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  /** Returns whether it was stored. */
  async function save(body: RefundDestinationRequest): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      await request(path, { method: 'PUT', token: accountToken(), body });
      return true;
    } catch (problem) {
      setError(problem as Error);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey });
      setBusy(false);
    }
  }

  return { save, busy, error };
}
