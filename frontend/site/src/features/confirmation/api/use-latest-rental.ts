import { useQuery } from '@tanstack/react-query';
import type { OwnRental } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

/** Reads the customer's last rental that waits for a decision or its pickup; null if there is none. */
export function useLatestRental() {
  const token = accountToken();
  return useQuery({
    queryKey: ['rental', token],
    enabled: token !== null,
    queryFn: async ({ signal }) =>
      (await request<OwnRental | null>('/api/rentals/latest', { token, signal })).data,
    staleTime: 0,
    retry: false,
  });
}
