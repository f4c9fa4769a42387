import { useQuery } from '@tanstack/react-query';
import type { CancellationPreview } from '@contract/rentals/cancellation.rules';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';
import type { RentalPath } from '../customer-rental';

/** Reads the refund if the rental were cancelled now. Never cached, because the refund changes with time. */
export function useCancellation(kind: RentalPath, id: number) {
  return useQuery({
    queryKey: ['cancellation', kind, id],
    queryFn: async ({ signal }) =>
      (
        await request<CancellationPreview>(`/api/${kind}/${id}/cancellation`, {
          token: accountToken(),
          signal,
        })
      ).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
