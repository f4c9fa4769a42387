import { useQuery } from '@tanstack/react-query';
import type { Complaint } from '@contract/customers/complaints';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

export function useComplaints() {
  const token = accountToken();
  return useQuery({
    queryKey: ['complaints', token],
    enabled: token !== null,
    queryFn: async ({ signal }) =>
      (await request<Complaint[] | null>('/api/complaints/user/complaints', { token, signal })).data ?? [],
    staleTime: 0,
  });
}
