import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPayment } from '@contract/payments/own-payments';
import { request } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { accountToken } from '@/lib/session';
import type { DestinationCall } from '@/ui/refunds/use-refund-destination';

export function useOwnPayments() {
  const token = accountToken();
  return useQuery({
    queryKey: ['payments', token],
    enabled: token !== null,
    queryFn: async ({ signal }) =>
      (await request<OwnPayment[]>('/api/payments/mine', { token, signal })).data,
    staleTime: 0,
  });
}

/** The call that enters where the refund of a payment without a booking goes. */
export const destinationOf = ({ id }: OwnPayment): DestinationCall => ({
  path: `/api/payments/${id}/refund-destination`,
  queryKey: ['payments', accountToken()],
});

/** Refunds a payment that no booking uses, or uses it for one; then reads the payments and bookings again. */
export function useUnlinkedPayment({ id, version }: OwnPayment) {
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);

  async function send(method: 'POST' | 'PUT', what: 'refund' | 'rental', body: object): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    const token = accountToken();
    try {
      await sendOnce([what, id, body], (idempotencyKey) =>
        request<OwnPayment[]>(`/api/payments/${id}/${what}`, { method, token, body, idempotencyKey }),
      );
    } catch (problem) {
      setError(problem as Error);
    } finally {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['payments', token] }),
        client.invalidateQueries({ queryKey: ['bookings', token] }),
      ]);
      setBusy(false);
    }
  }

  return {
    refund: () => send('POST', 'refund', { version }),
    spendOn: (reference: string) => send('PUT', 'rental', { reference, version }),
    busy,
    error,
  };
}
