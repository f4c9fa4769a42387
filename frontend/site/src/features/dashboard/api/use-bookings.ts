import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { useAccountToken } from '@/lib/session';

export function useBookings() {
  const token = useAccountToken();
  return useQuery<Booking[]>({
    queryKey: ['bookings', token],
    enabled: token !== null,
    queryFn: async ({ signal }) =>
      (await request<Booking[] | null>('/api/bookings/user/bookings', { token, signal })).data ?? [],
    staleTime: 0,
    // Keeps the open dialog of a rental during a new sign-in. `RentalList` hides the earlier list.
    placeholderData: (earlier: Booking[] | undefined) => (earlier?.length ? earlier : undefined),
  });
}
