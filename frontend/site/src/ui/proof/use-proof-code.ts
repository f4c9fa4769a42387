import { useMutation } from '@tanstack/react-query';
import { CODES } from '@contract/codes';
import type { CodeSent, EnteredCode } from '@contract/customers/people';
import { ApiError, request } from '@shared/http';
import { accountToken } from '@/lib/session';
import { useCodeRequest } from './use-code-request';

export const PROOF_PATH = '/api/user/proof';

/** Requests the code that confirms the call at `path`. */
export function useProofCode(path: string) {
  return useCodeRequest(
    async () => (await request<CodeSent>(`${path}/send-otp`, { method: 'POST', token: accountToken() })).data,
  );
}

/** Proves the identity of the signed-in customer. */
export function useProve() {
  return useMutation({
    mutationFn: (body: EnteredCode) =>
      request<null>(PROOF_PATH, { method: 'POST', token: accountToken(), body }),
  });
}

/** True if the server refused a call until the customer proves their identity. */
export const isProofNeeded = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === CODES.PROOF_NEEDED.code;
