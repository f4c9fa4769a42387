import type { OwnRental } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';
import { useCall } from '@/lib/use-call';
import { ownRentalKey, ownRentalPath } from './use-own-rental';

/** Requests the credit of a rental as a refund, then reads the rental again. */
export function useReturnCredit({ reference, refundable: amount }: OwnRental) {
  const { send, busy, error } = useCall(ownRentalKey(reference));
  const ask = (): Promise<boolean> =>
    send([reference, amount], (idempotencyKey) =>
      request<OwnRental>(`${ownRentalPath(reference)}/refunds`, {
        method: 'POST',
        token: accountToken(),
        body: { amount },
        idempotencyKey,
      }),
    );
  return { ask, busy, error };
}
