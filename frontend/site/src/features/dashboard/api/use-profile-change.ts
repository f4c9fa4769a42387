import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUndecided, request } from '@shared/http';
import { accountToken } from '@/lib/session';

/** Changes the name or the address. */
export function useProfileChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { fullName: string; address: string }) =>
      request('/api/user/profile', { method: 'PUT', token: accountToken(), body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['profile'] }),
    onError: (error) => {
      if (isUndecided(error)) void queries.invalidateQueries({ queryKey: ['profile'] });
    },
  });
}
