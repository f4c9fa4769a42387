import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CodeSent } from '@contract/customers/people';
import type { EnteredCode } from '@contract/customers/people';
import { isUndecided, request } from '@shared/http';
import { accountToken } from '@/lib/session';
import { useCodeRequest } from '@/ui/proof/use-code-request';
import { mayBeUsedCode, useUnclear } from './use-unclear';

export type ContactField = 'email' | 'mobile';

const post = <T>(path: string, body: object) =>
  request<T>(path, { method: 'POST', token: accountToken(), body });

/** Requests a code for a new e-mail address or mobile number. */
export function useContactCode(field: ContactField) {
  return useCodeRequest(
    async (value: string) => (await post<CodeSent>(`/api/user/${field}-change`, { [field]: value })).data,
  );
}

/** Changes the e-mail address or the mobile number with the code. */
export function useContactChange(field: ContactField) {
  const queries = useQueryClient();
  const { isUnclear, onError } = useUnclear(mayBeUsedCode);
  const change = useMutation({
    mutationFn: (proof: EnteredCode) => post<null>(`/api/user/${field}-change/confirm`, proof),
    // The change also signs out the other devices, so all data is read again.
    onSuccess: () => queries.invalidateQueries(),
    onError: (error) => {
      onError(error);
      if (isUndecided(error)) void queries.invalidateQueries();
    },
  });
  /** `isUnclear`: the server may have saved the change without a response. */
  return { change, isUnclear };
}
