import { useQuery } from '@tanstack/react-query';
import type { CustomerProfile } from '@contract/people';
import { request } from '@/lib/http';
import { accountToken } from '@/lib/session';

/** Why the papers were refused, paper by paper. */
export function useRejection(rejected: boolean) {
  const token = accountToken();
  return useQuery({
    queryKey: ['rejection', token],
    enabled: rejected && token !== null,
    queryFn: async ({ signal }) => {
      const answer = await request<CustomerProfile | null>('/api/user/profile', { token, signal });
      return answer.data?.reasons ?? {};
    },
    staleTime: 0,
  });
}
