import { useQuery } from '@tanstack/react-query';
import type { OwnPayment } from '@contract/payments/own-payments';
import { request } from '@shared/http';
import { accountToken, useAccountToken } from '@/lib/session';
import { useCall } from '@/lib/use-call';
import type { DestinationCall } from '@/ui/refunds/use-refund-destination';

export function useOwnPayments() {
  const token = useAccountToken();
  return useQuery({
    queryKey: ['payments', token],
    enabled: token !== null,
    queryFn: async ({ signal }) =>
      (await request<OwnPayment[]>('/api/payments/mine', { token, signal })).data,
    staleTime: 0,
  });
}

/** Returns the call that enters the destination of a refund for a payment without a booking. */
export const destinationOf = ({ id }: OwnPayment): DestinationCall => ({
  path: `/api/payments/${id}/refund-destination`,
  queryKey: ['payments', accountToken()],
});

/** Refunds a payment that no booking uses, or uses it for one; then reads the payments and bookings again. */
export function useUnlinkedPayment({ id, version }: OwnPayment) {
  const token = accountToken();
  const { send: sendCall, busy, error } = useCall(['payments', token], ['bookings', token]);

  const send = (method: 'POST' | 'PUT', what: 'refund' | 'rental', body: object): Promise<boolean> =>
    sendCall([what, id, body], (idempotencyKey) =>
      request<OwnPayment[]>(`/api/payments/${id}/${what}`, { method, token, body, idempotencyKey }),
    );

  return {
    refund: () => send('POST', 'refund', { version }),
    spendOn: (reference: string) => send('PUT', 'rental', { reference, version }),
    busy,
    error,
  };
}
