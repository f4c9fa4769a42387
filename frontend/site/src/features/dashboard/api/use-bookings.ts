import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { useAccountToken } from '@/lib/session';

export function useBookings() {
  const token = useAccountToken();
  return useQuery({
    queryKey: ['bookings', token],
    enabled: token !== null,
    queryFn: async ({ signal }) =>
      (await request<Booking[] | null>('/api/bookings/user/bookings', { token, signal })).data ?? [],
    staleTime: 0,
  });
}
