import type { RentalStatus } from '../../../contract/rentals/rentals.js';

/** Every allowed transition of a rental. */
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

/** States in which a rental no longer claims its car, when it comes from one in which it does. */
export type FreeingStatus = 'DECLINED' | 'CANCELLED' | 'EXPIRED' | 'NO_SHOW' | 'RETURNED';
/** States a rental can get without a change of its claim. */
export type KeepingStatus = Exclude<RentalStatus, FreeingStatus | 'PENDING'>;
