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

/** States into which a rental moves by freeing its car. */
export type FreeingStatus = 'DECLINED' | 'CANCELLED' | 'EXPIRED' | 'NO_SHOW' | 'RETURNED';
/** States into which a rental moves without changing what it takes of its car. */
export type KeepingStatus = Exclude<RentalStatus, FreeingStatus | 'PENDING'>;
