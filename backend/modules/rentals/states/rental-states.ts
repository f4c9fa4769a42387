import type { RentalStatus } from '../../../contract/rentals/rentals.js';

/** Every allowed transition of a rental. */
const MOVES: Record<RentalStatus, readonly RentalStatus[]> = {
  PENDING: ['CONFIRMED', 'DECLINED', 'CANCELLED', 'EXPIRED'],
  // RETURNED if the trip is recorded afterwards; PENDING if the last verification of a payment is taken back.
  CONFIRMED: ['ON_TRIP', 'RETURNED', 'CANCELLED', 'NO_SHOW', 'PENDING'],
  ON_TRIP: ['RETURNED'],
  RETURNED: ['CLOSED'],
  CLOSED: [],
  DECLINED: [],
  CANCELLED: [],
  // CANCELLED if it turns out later that we could not hand over the car.
  NO_SHOW: ['CANCELLED'],
  // PENDING if the payment turns up later.
  EXPIRED: ['PENDING'],
};

export function mayMove(from: RentalStatus, to: RentalStatus): boolean {
  return MOVES[from].includes(to);
}

/** The states that claim a car. */
export const CLAIMING: readonly RentalStatus[] = ['PENDING', 'CONFIRMED', 'ON_TRIP'];

/** States that end a rental's claim on its car. */
export type FreeingStatus = 'DECLINED' | 'CANCELLED' | 'EXPIRED' | 'NO_SHOW' | 'RETURNED';
/** States that do not change a rental's claim. */
export type KeepingStatus = Exclude<RentalStatus, FreeingStatus>;
