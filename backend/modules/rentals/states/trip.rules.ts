import { type RentalKind, type RentalStatus, TRIP_STATUSES } from '../../../contract/rentals/rentals.js';
import type { EditableRules } from '../../../contract/settings.js';
import { mayMove } from './rental-states.js';

const MINUTE_MS = 60_000;

export interface TripTimes {
  startsAt: Date;
  endsAt: Date;
  now: Date;
  /** Turnaround buffer of the rental. */
  bufferMinutes: number;
}

/** Returns the pickup time minus the turnaround buffer, which belongs to the rental that begins. */
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

/** True if the rental is past its end, after which it can no longer be confirmed. */
export const isPeriodOver = ({ endsAt, now }: Pick<TripTimes, 'endsAt' | 'now'>): boolean => now > endsAt;

/** True for a confirmed rental whose trip staff can record afterwards. */
export const mayRecordTrip = ({
  status,
  endsAt,
  now,
}: Pick<TripTimes, 'endsAt' | 'now'> & { status: RentalStatus }): boolean =>
  status === 'CONFIRMED' && now >= endsAt;

const OUR_FAULT_DAYS = 180;
const DAY_MS = 86_400_000;

/** True if an admin can cancel the rental because of our fault: until its trip, and for some time after a no-show. */
export function isOurFaultPossible({
  status,
  startsAt,
  now,
}: Pick<TripTimes, 'startsAt' | 'now'> & { status: RentalStatus }): boolean {
  if (status === 'NO_SHOW') return now.getTime() <= startsAt.getTime() + OUR_FAULT_DAYS * DAY_MS;
  return status === 'PENDING' || status === 'CONFIRMED';
}

/** True if a custom admin can cancel: after the earliest pickup time, when the customer may be at the counter. */
export const mayDeskCancel = (rental: TripTimes & { status: RentalStatus }): boolean =>
  (rental.status === 'PENDING' || rental.status === 'CONFIRMED') && rental.now >= earliestPickup(rental);

/** Returns the states that staff can set now, judged by the rental's own row. */
export function possibleMoves(
  rental: TripTimes & {
    kind: RentalKind;
    status: RentalStatus;
    customerSuspended: boolean;
    carRefused: boolean;
  },
  rules: TripRules,
): RentalStatus[] {
  const { kind, status, now, startsAt } = rental;
  if (status === 'PENDING') {
    const mayConfirm = kind === 'RESERVATION' && !isPeriodOver(rental);
    const decisions: RentalStatus[] = mayConfirm ? ['CONFIRMED', 'DECLINED'] : ['DECLINED'];
    return [...decisions, 'CANCELLED'];
  }
  const trip = TRIP_STATUSES.filter((to) => {
    if (!mayMove(status, to) || rental.carRefused) return false;
    if (to === 'ON_TRIP') return !rental.customerSuspended && pickupProblem(rental) === null;
    if (to === 'RETURNED') return status === 'ON_TRIP' || mayRecordTrip(rental);
    return now >= earliestNoShow(startsAt, rules);
  });
  return isOurFaultPossible(rental) ? [...trip, 'CANCELLED'] : trip;
}
