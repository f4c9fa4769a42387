import { timeIn, type TimeOfDay } from '../calendar.js';
import { greatest, minus, NO_PAISE, type Paise, wholeRupees } from '../money.js';

export const DELAYED_BY = ['US', 'CUSTOMER'] as const;
/** The side that caused a late handover. */
export type DelayedBy = (typeof DELAYED_BY)[number];

/** A handover that is later than this after the pickup time must state the side that caused the delay. */
export const LATE_HANDOVER_MINUTES = 30;
const MINUTE_MS = 60_000;
/** The return moves in steps of this length. */
const STEP_MS = 30 * MINUTE_MS;

export const isLateHandover = (startsAt: Date, at: Date): boolean =>
  at.getTime() - startsAt.getTime() > LATE_HANDOVER_MINUTES * MINUTE_MS;

export interface AgreedTrip {
  startsAt: Date;
  endsAt: Date;
  total: Paise;
  /** The latest return before the next claim of the car; null if it has none. */
  freeUntil: Date | null;
  /** The daily window for returns, in the zone of the business. */
  returnFrom: TimeOfDay;
  returnTo: TimeOfDay;
  zone: string;
}

/** The compensation for our late handover: a later return, or a part of the fare. */
export type DelayEffect = { movedTo: Date; reduced: null } | { movedTo: null; reduced: Paise };

/** The return moves by the delay, rounded up. If the car or the office is not free then, the fare is reduced instead. */
export function effectOfOurDelay(trip: AgreedTrip, at: Date): DelayEffect {
  const { startsAt, endsAt, total } = trip;
  const delayMs = at.getTime() - startsAt.getTime();
  const movedTo = new Date(endsAt.getTime() + Math.ceil(delayMs / STEP_MS) * STEP_MS);
  if (isReturnPossible(trip, movedTo)) return { movedTo, reduced: null };
  const agreedMs = endsAt.getTime() - startsAt.getTime();
  const kept = greatest(NO_PAISE, wholeRupees((total * (agreedMs - delayMs)) / agreedMs));
  return { movedTo: null, reduced: minus(total, kept) };
}

function isReturnPossible({ freeUntil, returnFrom, returnTo, zone }: AgreedTrip, at: Date): boolean {
  const time = timeIn(zone, at);
  return (freeUntil === null || at <= freeUntil) && time >= returnFrom && time <= returnTo;
}
