import type { RentalStatus } from '../../contract/rentals.js';

/** Every move a rental may make. What is not here cannot happen. */
const MOVES: Record<RentalStatus, readonly RentalStatus[]> = {
  PENDING: ['CONFIRMED', 'DECLINED', 'CANCELLED', 'EXPIRED'],
  CONFIRMED: ['ON_TRIP', 'CANCELLED', 'NO_SHOW'],
  ON_TRIP: ['RETURNED'],
  RETURNED: ['CLOSED'],
  CLOSED: [],
  DECLINED: [],
  CANCELLED: [],
  NO_SHOW: [],
  EXPIRED: [],
};

export function mayMove(from: RentalStatus, to: RentalStatus): boolean {
  return MOVES[from].includes(to);
}

/** Whether a rental in this state keeps the car from others. */
export function occupiesCar(status: RentalStatus): boolean {
  return status === 'PENDING' || status === 'CONFIRMED' || status === 'ON_TRIP';
}
