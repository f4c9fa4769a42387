import { useQuery } from '@tanstack/react-query';
import type { Reservation } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { useAccountToken } from '@/lib/session';

const PATH = '/api/reservations/user/reservations';

export function useReservations() {
  const token = useAccountToken();
  return useQuery<Reservation[]>({
    queryKey: ['reservations', token],
    enabled: token !== null,
    queryFn: async ({ signal }) => (await request<Reservation[] | null>(PATH, { token, signal })).data ?? [],
    staleTime: 0,
    // Keeps the open dialog of a rental during a new sign-in. `RentalList` hides the earlier list.
    placeholderData: (earlier: Reservation[] | undefined) => (earlier?.length ? earlier : undefined),
  });
}
