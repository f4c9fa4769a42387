import { mayBeCancelled } from '../../../contract/rentals/cancellation.rules.js';
import { type RentalKind, type RentalStatus, TRIP_STATUSES } from '../../../contract/rentals/rentals.js';
import type { EditableRules } from '../../../contract/settings.js';
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

/** The settings that decide which trip steps are possible. */
export type TripRules = Pick<EditableRules, 'noShowAfterMinutes'>;

export const earliestNoShow = (startsAt: Date, { noShowAfterMinutes }: TripRules): Date =>
  new Date(startsAt.getTime() + noShowAfterMinutes * MINUTE_MS);

/** A rental past its end can no longer be confirmed. */
export const isPeriodOver = ({ endsAt, now }: Pick<TripTimes, 'endsAt' | 'now'>): boolean => now > endsAt;

/** True for a confirmed rental whose trip staff can record afterwards. */
export const mayRecordTrip = ({
  status,
  endsAt,
  now,
}: Pick<TripTimes, 'endsAt' | 'now'> & { status: RentalStatus }): boolean =>
  status === 'CONFIRMED' && now >= endsAt;

/** Returns the states that staff can set now, judged by the rental's own row. */
export function possibleMoves(
  rental: TripTimes & { kind: RentalKind; status: RentalStatus; customerSuspended: boolean },
  rules: TripRules,
): RentalStatus[] {
  const { kind, status, now, startsAt } = rental;
  if (status === 'PENDING') {
    const mayConfirm = kind === 'RESERVATION' && !isPeriodOver(rental);
    const decisions: RentalStatus[] = mayConfirm ? ['CONFIRMED', 'DECLINED'] : ['DECLINED'];
    return mayBeCancelled(rental, now) ? [...decisions, 'CANCELLED'] : decisions;
  }
  const trip = TRIP_STATUSES.filter((to) => {
    if (!mayMove(status, to)) return false;
    if (to === 'ON_TRIP') return !rental.customerSuspended && pickupProblem(rental) === null;
    if (to === 'RETURNED') return status === 'ON_TRIP' || mayRecordTrip(rental);
    return now >= earliestNoShow(startsAt, rules);
  });
  return mayBeCancelled(rental, now) ? [...trip, 'CANCELLED'] : trip;
}
