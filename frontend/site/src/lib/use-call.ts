import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSendOnce } from '@shared/idempotency/use-send-once';

/** Sends one call at a time, then reads the data of these queries again. */
export function useCall(...queryKeys: readonly QueryKey[]) {
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  /**
   * Resolves to true if the call succeeded.
   * @param content The same content has the same key when it is sent again after a lost response
   */
  async function send(
    content: unknown,
    call: (idempotencyKey: string) => Promise<unknown>,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      await sendOnce(content, call);
      return true;
    } catch (problem) {
      setError(problem as Error);
      return false;
    } finally {
      await Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      setBusy(false);
    }
  }

  return { send, busy, error, forget: () => setError(null) };
}
