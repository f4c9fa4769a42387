import { useQuery } from '@tanstack/react-query';
import type { CancellationPreview, CancellationRequest } from '@contract/cancellation.rules';
import type { Booking, Reservation } from '@contract/rentals';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';

export type RentalPath = 'bookings' | 'reservations';

const pathOf = (kind: RentalPath, id: number): string => `/api/${kind}/${id}/cancellation`;

/** The refund that cancelling would give now; never cached, because it depends on the time. */
export function useCancellation(kind: RentalPath, id: number) {
  return useQuery({
    queryKey: ['cancellation', kind, id],
    queryFn: async ({ signal }) =>
      (await request<CancellationPreview>(pathOf(kind, id), { token: accountToken(), signal })).data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Can be repeated safely after a lost answer. */
export async function cancelRental(
  kind: RentalPath,
  id: number,
  body: CancellationRequest,
): Promise<Booking | Reservation> {
  const options = { method: 'POST', token: accountToken(), body } as const;
  return (await request<Booking | Reservation>(pathOf(kind, id), options)).data;
}
