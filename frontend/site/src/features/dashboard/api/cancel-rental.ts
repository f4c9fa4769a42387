import type { CancellationRequest } from '@contract/rentals/cancellation.rules';
import type { Booking, Reservation } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { accountToken } from '@/lib/session';
import type { RentalPath } from '../customer-rental';

/** Cancels a rental. It can be repeated safely after a lost response. */
export async function cancelRental(
  kind: RentalPath,
  id: number,
  body: CancellationRequest,
): Promise<Booking | Reservation> {
  const options = { method: 'POST', token: accountToken(), body } as const;
  return (await request<Booking | Reservation>(`/api/${kind}/${id}/cancellation`, options)).data;
}
