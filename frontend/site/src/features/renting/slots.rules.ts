import { minutesOf } from '@contract/calendar';
import type { Day, TimeOfDay } from '@contract/calendar';
import type { PeriodRules, RentalWindow } from '@contract/rental-period';
import { DAY_MINUTES, dayOf, freeParts, isBlocked, timeOf, wallMinute } from './occupancy.rules';
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

/** The half hours of a window, both ends included. */
function halfHours(from: TimeOfDay, to: TimeOfDay): TimeOfDay[] {
  const times: TimeOfDay[] = [];
  const first = Math.ceil(minutesOf(from) / STEP) * STEP;
  for (let minutes = first; minutes <= minutesOf(to); minutes += STEP) times.push(timeOf(minutes));
  return times;
}

/** The soonest a car fetched at `start` can be brought back. */
function soonestReturn(start: WallMinute, rules: PeriodRules): WallMinute {
  const midnight = Math.floor(start / DAY_MINUTES) * DAY_MINUTES;
  const sameDay = Math.max(start + STEP, midnight + minutesOf(rules.returnFrom));
  return sameDay <= midnight + minutesOf(rules.returnTo)
    ? sameDay
    : midnight + DAY_MINUTES + minutesOf(rules.returnFrom);
}

/** Every pickup time the city offers on a day, and whether this car can be fetched then. */
export function pickupSlots(day: Day, { rules, blocked, now }: CarCalendar): Slot[] {
  return halfHours(rules.pickupFrom, rules.pickupTo).map((time) => {
    const start = wallMinute(day, time);
    const soonEnough = start >= now + rules.minLeadMinutes;
    return { time, free: soonEnough && !isBlocked(blocked, start, soonestReturn(start, rules)) };
  });
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
  return halfHours(rules.returnFrom, rules.returnTo).map((time) => {
    const end = wallMinute(window.toDate, time);
    return { time, free: end <= start || !isBlocked(blocked, start, end) };
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
  const usable = parts.some(
    ({ start, end }) =>
      halfHours(rules.pickupFrom, rules.pickupTo).some((t) => minutesOf(t) >= start && minutesOf(t) < end) ||
      halfHours(rules.returnFrom, rules.returnTo).some((t) => minutesOf(t) > start && minutesOf(t) <= end),
  );
  return usable ? 'partly' : 'taken';
}

export const canPickUpOn = (day: Day, calendar: CarCalendar): boolean =>
  day >= dayOf(calendar.now) && pickupSlots(day, calendar).some((slot) => slot.free);

/** The last moment at which a car fetched on `day` can be back before its next renter; null when it cannot be fetched. */
export function latestReturn(day: Day, calendar: CarCalendar): WallMinute | null {
  const last = pickupSlots(day, calendar).findLast((slot) => slot.free);
  if (!last) return null;
  const start = wallMinute(day, last.time);
  return calendar.blocked.find((span) => span.start >= start)?.start ?? Infinity;
}

/** True when a car fetched on `fromDay` can be brought back on `day`. */
export function canReturnOn(day: Day, fromDay: Day, calendar: CarCalendar): boolean {
  if (day < fromDay) return false;
  if (day > fromDay) {
    const limit = latestReturn(fromDay, calendar);
    return limit !== null && wallMinute(day, calendar.rules.returnFrom) <= limit;
  }
  return pickupSlots(fromDay, calendar).some(
    (slot) => slot.free && dayOf(soonestReturn(wallMinute(fromDay, slot.time), calendar.rules)) === fromDay,
  );
}

/** A time chosen outside of the city's hours is listed too, so that the field shows what its message is about. */
export function withChosen(slots: readonly Slot[], chosen: TimeOfDay): readonly Slot[] {
  if (slots.some((slot) => slot.time === chosen)) return slots;
  return [...slots, { time: chosen, free: true }].sort((a, b) => a.time.localeCompare(b.time));
}
