import { skipToken, useQuery } from '@tanstack/react-query';
import type { Booking } from '@contract/rentals';
import { request } from '@/lib/http';

/** The customer's bookings, newest first. The token is part of the key: the next person sees their own. */
export function useBookings(token: string | null) {
  return useQuery({
    queryKey: ['bookings', token],
    queryFn: token
      ? async ({ signal }) =>
          (await request<Booking[] | null>('/api/bookings/user/bookings', { token, signal })).data ?? []
      : skipToken,
  });
}
