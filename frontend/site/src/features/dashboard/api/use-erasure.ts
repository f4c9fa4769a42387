import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EnteredCode } from '@contract/customers/people';
import type { ErasurePlan } from '@contract/privacy/erasure';
import { ApiError, isUndecided, request } from '@shared/http';
import { accountToken } from '@/lib/session';

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
  const [isUnclear, setUnclear] = useState(false);
  const erase = useMutation({
    mutationFn: (body: EnteredCode) => request(ERASURE_PATH, { method: 'POST', token: accountToken(), body }),
    // A 401 after a lost response decides nothing, because the deletion ends all sessions.
    onError: (error) =>
      setUnclear((was) => isUndecided(error) || (was && error instanceof ApiError && error.http === 401)),
  });
  /** `isUnclear`: the server may have deleted the account without a response. */
  return { erase, isUnclear };
}
