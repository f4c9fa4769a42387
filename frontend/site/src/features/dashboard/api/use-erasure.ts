import { useMutation, useQuery } from '@tanstack/react-query';
import type { EnteredCode } from '@contract/customers/people';
import type { ErasurePlan } from '@contract/privacy/erasure';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';
import { mayBeUsedCode, useUnclear } from './use-unclear';

export const ERASURE_PATH = '/api/user/erasure';

/** Reads which data the deletion of the account removes and keeps, and which parts are still open. */
export function useErasurePlan() {
  const token = accountToken();
  return useQuery({
    queryKey: ['erasure', token],
    queryFn: async ({ signal }) => (await request<ErasurePlan>(ERASURE_PATH, { token, signal })).data,
    staleTime: 0,
  });
}

export function useErase() {
  const { isUnclear, onError } = useUnclear(mayBeUsedCode);
  const erase = useMutation({
    mutationFn: (body: EnteredCode) => request(ERASURE_PATH, { method: 'POST', token: accountToken(), body }),
    onError,
  });
  /** `isUnclear`: the server may have deleted the account without a response. */
  return { erase, isUnclear };
}
