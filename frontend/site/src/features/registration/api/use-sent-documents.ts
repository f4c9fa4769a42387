import { useQuery } from '@tanstack/react-query';
import type { CustomerProfile } from '@contract/customers/people';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

/** Returns the paths of the documents that the customer has sent; undefined until they are read. */
export function useSentDocuments() {
  const token = accountToken();
  return useQuery({
    queryKey: ['sent-documents', token],
    queryFn: async ({ signal }) =>
      (await request<CustomerProfile | null>('/api/user/profile', { token, signal })).data,
    staleTime: 0,
    retry: false,
  }).data;
}
