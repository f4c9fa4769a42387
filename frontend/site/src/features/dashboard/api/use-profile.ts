import { useQuery } from '@tanstack/react-query';
import { CODES } from '@contract/codes';
import type { CustomerProfile } from '@contract/customers/people';
import { ApiError, request } from '@shared/http';
import { useAccountToken } from '@/lib/session';

export type ProfileAnswer =
  | { state: 'none' }
  | { state: 'unexpected' }
  | { state: 'approved' | 'pending' | 'rejected'; profile: CustomerProfile };

const STATES: Record<number, 'approved' | 'pending' | 'rejected'> = {
  [CODES.OK.code]: 'approved',
  [CODES.PENDING.code]: 'pending',
  [CODES.DOCUMENTS_REJECTED.code]: 'rejected',
};

async function getProfile(token: string | null, signal: AbortSignal): Promise<ProfileAnswer> {
  try {
    const answer = await request<CustomerProfile | null>('/api/user/profile', { token, signal });
    if (answer.code === CODES.NOT_FOUND.code) return { state: 'none' };
    const state = STATES[answer.code];
    return state && answer.data ? { state, profile: answer.data } : { state: 'unexpected' };
  } catch (error) {
    if (error instanceof ApiError && error.code === CODES.NOT_FOUND.code) return { state: 'none' };
    throw error;
  }
}

export function useProfile() {
  const token = useAccountToken();
  return useQuery({
    queryKey: ['profile', token],
    enabled: token !== null,
    queryFn: ({ signal }) => getProfile(token, signal),
    staleTime: 0,
  });
}
