import { skipToken, useQuery } from '@tanstack/react-query';
import type { Envelope } from '@contract/codes';
import type { CustomerProfile } from '@contract/people';
import { CODES } from '@contract/codes';
import { ApiError, request } from '@/lib/http';

type ProfileAnswer = Envelope<CustomerProfile | null>;

async function getProfile(token: string, signal: AbortSignal): Promise<ProfileAnswer> {
  try {
    return await request<CustomerProfile | null>('/api/user/profile', { token, signal });
  } catch (error) {
    const { NOT_FOUND } = CODES;
    if (!(error instanceof ApiError) || error.code !== NOT_FOUND.code) throw error;
    return { code: error.code, status: NOT_FOUND.status, message: error.message, data: null };
  }
}

/** The whole answer: its code says how far the verification is. */
export function useProfile(token: string | null) {
  return useQuery({
    queryKey: ['profile', token],
    queryFn: token ? ({ signal }) => getProfile(token, signal) : skipToken,
  });
}
