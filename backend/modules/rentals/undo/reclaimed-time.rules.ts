import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import { CLAIMING } from '../states/rental-states.js';

/** REST: until the next claim of the car. WHOLE: all of the agreed time, with the turnaround buffer. */
export type ReclaimedTime = 'NONE' | 'REST' | 'WHOLE';

interface UndoneChange {
  /** The state before the undo. */
  from: RentalStatus;
  to: RentalStatus;
  /** End of a claim that was shortened; null for the agreed end. */
  claimEndsAt: Date | null;
}

/** Returns the time that a rental claims again if a change of its state is undone. */
export function reclaimedTime({ from, to, claimEndsAt }: UndoneChange): ReclaimedTime {
  if (!CLAIMING.includes(to)) return 'NONE';
  if (to === 'ON_TRIP') return 'REST';
  return CLAIMING.includes(from) && claimEndsAt === null ? 'NONE' : 'WHOLE';
}
