import { mayBeCancelled } from '../../../contract/rentals/cancellation.rules.js';
import { type RentalKind, type RentalStatus, TRIP_STATUSES } from '../../../contract/rentals/rentals.js';
import { mayMove } from './rental-states.js';

const MINUTE_MS = 60_000;
export const CLOSE_AFTER_HOURS = 48;

export interface TripTimes {
  startsAt: Date;
  endsAt: Date;
  now: Date;
  /** Turnaround buffer of the rental. */
  bufferMinutes: number;
}

/** The turnaround buffer before the pickup time belongs to the rental that begins. */
export const earliestPickup = ({
  startsAt,
  bufferMinutes,
}: Pick<TripTimes, 'startsAt' | 'bufferMinutes'>): Date =>
  new Date(startsAt.getTime() - bufferMinutes * MINUTE_MS);

/** Returns the reason why the car cannot be picked up now; null if it can. */
export function pickupProblem(times: TripTimes): 'TOO_EARLY' | 'TOO_LATE' | null {
  if (times.now < earliestPickup(times)) return 'TOO_EARLY';
  return times.now > times.endsAt ? 'TOO_LATE' : null;
}

/** Returns the reason why the rental cannot be a no-show now; null if it can. */
export const noShowProblem = ({ startsAt, now }: Pick<TripTimes, 'startsAt' | 'now'>): 'TOO_EARLY' | null =>
  now < startsAt ? 'TOO_EARLY' : null;

/** Returns the states that staff can set now, judged by the rental's own row. */
export function possibleMoves(
  rental: TripTimes & { kind: RentalKind; status: RentalStatus; customerSuspended: boolean },
): RentalStatus[] {
  const { kind, status, now } = rental;
  if (status === 'PENDING') {
    const decisions: RentalStatus[] = kind === 'RESERVATION' ? ['CONFIRMED', 'DECLINED'] : ['DECLINED'];
    return mayBeCancelled(rental, now) ? [...decisions, 'CANCELLED'] : decisions;
  }
  const trip = TRIP_STATUSES.filter((to) => {
    if (!mayMove(status, to)) return false;
    if (to === 'ON_TRIP') return !rental.customerSuspended && pickupProblem(rental) === null;
    return to === 'RETURNED' || noShowProblem(rental) === null;
  });
  return mayBeCancelled(rental, now) ? [...trip, 'CANCELLED'] : trip;
}
