import type { CarRefusalAnswer, CarRefusalState } from '../../../contract/rentals/car-refusals.js';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import type { EditableRules } from '../../../contract/settings.js';
import { pickupProblem, type TripTimes } from '../states/trip.rules.js';

const MINUTE_MS = 60_000;

/** Returns the time after which the customer can cancel if staff have not answered. */
export const cancelFrom = (
  reportedAt: Date,
  { refusalReplyMinutes }: Pick<EditableRules, 'refusalReplyMinutes'>,
): Date => new Date(reportedAt.getTime() + refusalReplyMinutes * MINUTE_MS);

/** True while the car can be handed over and can therefore be refused. At most the newest refusal is unsettled. */
export const mayRefuseCar = (
  rental: TripTimes & { status: RentalStatus },
  newest: { state: CarRefusalState } | null,
): boolean =>
  rental.status === 'CONFIRMED' &&
  newest?.state !== 'OPEN' &&
  newest?.state !== 'FIXED' &&
  pickupProblem(rental) === null;

/** The state after each of our answers. */
export const STATE_AFTER = {
  FIXED: 'FIXED',
  REFUND: 'REFUNDED',
  NOT_ACCEPTED: 'NOT_ACCEPTED',
} as const satisfies Record<CarRefusalAnswer, CarRefusalState>;
