import { useMutation } from '@tanstack/react-query';
import type { CodeSent } from '@contract/customers/people';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

export interface Proof {
  challengeId: string;
  otp: string;
}

/** Requests the code that confirms the call at `path`. */
export function useProofCode(path: string) {
  return useMutation({
    mutationFn: async () =>
      (await request<CodeSent>(`${path}/send-otp`, { method: 'POST', token: accountToken() })).data,
  });
}
