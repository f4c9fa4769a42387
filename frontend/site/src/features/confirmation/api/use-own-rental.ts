import { useQuery } from '@tanstack/react-query';
import type { OwnRental } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

/** Reads one booking or reservation of the signed-in customer. */
export function useOwnRental(reference: string) {
  const token = accountToken();
  return useQuery({
    queryKey: ['rental', token, reference],
    enabled: token !== null,
    queryFn: async ({ signal }) =>
      (await request<OwnRental>(`/api/rentals/${encodeURIComponent(reference)}`, { token, signal })).data,
    staleTime: 0,
  });
}
