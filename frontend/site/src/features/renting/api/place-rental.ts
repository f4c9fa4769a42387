import type { RentalAction } from '@contract/rentals/fare';
import type { Booking, RentalRequest, Reservation } from '@contract/rentals/rentals';
import { request } from '@shared/http';
import { rentalToken } from '@/lib/session';
import { requireOk } from './require-ok';

const PATHS: Record<RentalAction, string> = { book: '/api/bookings', reserve: '/api/reservations' };

export async function placeRental(
  action: RentalAction,
  body: RentalRequest,
  idempotencyKey: string,
): Promise<Booking | Reservation> {
  const token = rentalToken();
  return requireOk(
    await request<Booking | Reservation>(PATHS[action], { method: 'POST', body, token, idempotencyKey }),
  );
}
