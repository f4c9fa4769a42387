import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignedInDevice } from '@contract/sessions';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

const PATH = '/api/user/sessions';

/** The devices where the customer is signed in. */
export function useDevices() {
  const token = accountToken();
  return useQuery({
    queryKey: ['devices', token],
    queryFn: async ({ signal }) => (await request<SignedInDevice[]>(PATH, { token, signal })).data,
    staleTime: 0,
  });
}

/** Ends the session on one device. The ID `others` stands for all other devices. */
export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      request(id === 'others' ? PATH : `${PATH}/${id}`, { method: 'DELETE', token: accountToken() }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['devices'] }),
  });
}
