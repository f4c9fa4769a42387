import { minutesOf } from '@contract/calendar';
import type { Day, TimeOfDay } from '@contract/calendar';
import type { PeriodRules, RentalWindow } from '@contract/rental-period';
import { DAY_MINUTES, freeParts, isBlocked, midnightOf, timeOf, wallMinute } from './occupancy.rules';
import type { Span, WallMinute } from './occupancy.rules';

const STEP = 30;

/** All that decides when this car can be taken and brought back. */
export interface CarCalendar {
  rules: PeriodRules;
  blocked: readonly Span[];
  /** Now, on the city's wall clock. */
  now: WallMinute;
}

export interface Slot {
  time: TimeOfDay;
  free: boolean;
}

export type DayState = 'free' | 'partly' | 'taken';

// A calendar asks about a hundred days at a time, so all that follows counts minutes and builds no texts.

/** The half hours of a window, both ends included, in minutes since midnight. */
function halfHours(from: TimeOfDay, to: TimeOfDay): number[] {
  const steps: number[] = [];
  const last = minutesOf(to);
  for (let step = Math.ceil(minutesOf(from) / STEP) * STEP; step <= last; step += STEP) steps.push(step);
  return steps;
}

/** The soonest a car fetched at `start` can be brought back. */
function soonestReturn(start: WallMinute, rules: PeriodRules): WallMinute {
  const midnight = Math.floor(start / DAY_MINUTES) * DAY_MINUTES;
  const sameDay = Math.max(start + STEP, midnight + minutesOf(rules.returnFrom));
  return sameDay <= midnight + minutesOf(rules.returnTo)
    ? sameDay
    : midnight + DAY_MINUTES + minutesOf(rules.returnFrom);
}

const canFetchAt = (start: WallMinute, { rules, blocked, now }: CarCalendar): boolean =>
  start >= now + rules.minLeadMinutes && !isBlocked(blocked, start, soonestReturn(start, rules));

/** The moments of a day at which this car can be fetched. */
function freePickups(day: Day, calendar: CarCalendar): WallMinute[] {
  const midnight = midnightOf(day);
  const { pickupFrom, pickupTo } = calendar.rules;
  return halfHours(pickupFrom, pickupTo)
    .map((step) => midnight + step)
    .filter((start) => canFetchAt(start, calendar));
}

/** Every pickup time the city offers on a day, and whether this car can be fetched then. */
export function pickupSlots(day: Day, calendar: CarCalendar): Slot[] {
  const midnight = midnightOf(day);
  const { pickupFrom, pickupTo } = calendar.rules;
  return halfHours(pickupFrom, pickupTo).map((step) => ({
    time: timeOf(step),
    free: canFetchAt(midnight + step, calendar),
  }));
}

/**
 * Every return time the city offers. On the day of the pickup, times up to the pickup are offered too: choosing
 * one brings up the message that says why it cannot be.
 */
export function returnSlots(
  window: Pick<RentalWindow, 'fromDate' | 'toDate' | 'pickupTime'>,
  { rules, blocked }: CarCalendar,
): Slot[] {
  const start = wallMinute(window.fromDate, window.pickupTime);
  const midnight = midnightOf(window.toDate);
  return halfHours(rules.returnFrom, rules.returnTo).map((step) => {
    const end = midnight + step;
    return { time: timeOf(step), free: end <= start || !isBlocked(blocked, start, end) };
  });
}

/** True when somebody else has the car at some moment of this window, or its turnaround falls into it. */
export const isWindowTaken = (window: RentalWindow, { blocked }: CarCalendar): boolean =>
  isBlocked(
    blocked,
    wallMinute(window.fromDate, window.pickupTime),
    wallMinute(window.toDate, window.dropTime),
  );

export function dayState(day: Day, { rules, blocked }: CarCalendar): DayState {
  const parts = freeParts(day, blocked);
  if (parts.length === 1 && parts[0]!.end - parts[0]!.start === DAY_MINUTES) return 'free';
  const pickups = halfHours(rules.pickupFrom, rules.pickupTo);
  const returns = halfHours(rules.returnFrom, rules.returnTo);
  const usable = parts.some(
    ({ start, end }) =>
      pickups.some((step) => step >= start && step < end) ||
      returns.some((step) => step > start && step <= end),
  );
  return usable ? 'partly' : 'taken';
}

export const canPickUpOn = (day: Day, calendar: CarCalendar): boolean =>
  midnightOf(day) + DAY_MINUTES > calendar.now && freePickups(day, calendar).length > 0;

/** The last moment at which a car fetched on `day` can be back before its next renter; null when it cannot be fetched. */
export function latestReturn(day: Day, calendar: CarCalendar): WallMinute | null {
  const start = freePickups(day, calendar).at(-1);
  if (start === undefined) return null;
  return calendar.blocked.find((span) => span.start >= start)?.start ?? Infinity;
}

/** True when a car fetched on `fromDay` can be brought back on `day`. */
export function canReturnOn(day: Day, fromDay: Day, calendar: CarCalendar): boolean {
  if (day < fromDay) return false;
  if (day > fromDay) {
    const limit = latestReturn(fromDay, calendar);
    return limit !== null && wallMinute(day, calendar.rules.returnFrom) <= limit;
  }
  const tomorrow = midnightOf(fromDay) + DAY_MINUTES;
  return freePickups(fromDay, calendar).some((start) => soonestReturn(start, calendar.rules) < tomorrow);
}

/** A time chosen outside of the city's hours is listed too, so that the field shows what its message is about. */
export function withChosen(slots: readonly Slot[], chosen: TimeOfDay): readonly Slot[] {
  if (slots.some((slot) => slot.time === chosen)) return slots;
  return [...slots, { time: chosen, free: true }].sort((a, b) => a.time.localeCompare(b.time));
}
