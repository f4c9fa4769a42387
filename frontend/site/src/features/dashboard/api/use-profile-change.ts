import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUndecided, request } from '@shared/http';
import { accountToken } from '@/lib/session';
import { useUnclear } from './use-unclear';

/** Changes the name or the address. */
export function useProfileChange() {
  const queries = useQueryClient();
  const { isUnclear, onError } = useUnclear();
  const change = useMutation({
    mutationFn: (body: { fullName: string; address: string }) =>
      request('/api/user/profile', { method: 'PUT', token: accountToken(), body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['profile'] }),
    onError: (error) => {
      onError(error);
      if (isUndecided(error)) void queries.invalidateQueries({ queryKey: ['profile'] });
    },
  });
  /** `isUnclear`: the server may have saved the change without a response. */
  return { change, isUnclear };
}
