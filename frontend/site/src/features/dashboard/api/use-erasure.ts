import { useMutation, useQuery } from '@tanstack/react-query';
import type { CodeSent } from '@contract/customers/people';
import type { ErasurePlan } from '@contract/privacy/erasure';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

const PATH = '/api/user/erasure';

/** Reads which data the deletion of the account removes and keeps, and which parts are still open. */
export function useErasurePlan() {
  const token = accountToken();
  return useQuery({
    queryKey: ['erasure', token],
    queryFn: async ({ signal }) => (await request<ErasurePlan>(PATH, { token, signal })).data,
    staleTime: 0,
  });
}

export function useErasureCode() {
  return useMutation({
    mutationFn: async () =>
      (await request<CodeSent>(`${PATH}/send-otp`, { method: 'POST', token: accountToken() })).data,
  });
}

export function useErase() {
  return useMutation({
    mutationFn: (body: { challengeId: string; otp: string }) =>
      request(PATH, { method: 'POST', token: accountToken(), body }),
  });
}
