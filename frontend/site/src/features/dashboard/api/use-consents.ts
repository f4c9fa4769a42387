import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnConsent } from '@contract/privacy/consent';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

const PATH = '/api/user/consents';

/** The consents that the customer has given. */
export function useConsents() {
  const token = accountToken();
  return useQuery({
    queryKey: ['consents', token],
    queryFn: async ({ signal }) => (await request<OwnConsent[]>(PATH, { token, signal })).data,
    staleTime: 0,
  });
}

/** Withdraws a consent. This may also change the profile. */
export function useWithdrawal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (purpose: OwnConsent['purpose']) =>
      request(`${PATH}/withdrawal`, { method: 'POST', token: accountToken(), body: { purpose } }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['consents'] });
      await queries.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}
