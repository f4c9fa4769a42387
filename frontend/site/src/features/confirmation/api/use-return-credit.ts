import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnRental } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { accountToken } from '@/lib/session';

/** Asks for the credit of a rental, then reads the rental again. */
export function useReturnCredit({ reference, refundable: amount }: OwnRental) {
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: () =>
      sendOnce([reference, amount], (idempotencyKey) =>
        request<OwnRental>(`/api/rentals/${encodeURIComponent(reference)}/refunds`, {
          method: 'POST',
          token: accountToken(),
          body: { amount },
          idempotencyKey,
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['rental', accountToken(), reference] }),
  });
}
