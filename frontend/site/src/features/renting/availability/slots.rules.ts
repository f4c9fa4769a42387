import type { Day, TimeOfDay } from '@contract/calendar';
import { minutesOf } from '@contract/calendar';
import type { PeriodRules, RentalWindow } from '@contract/rentals/rental-period';
import type { Span, WallMinute } from './occupancy.rules';
import { DAY_MINUTES, freeParts, isBlocked, midnightOf, timeOf, wallMinute } from './occupancy.rules';

const STEP = 30;

/** Input for the pickup and return times of a car. */
export interface CarCalendar {
  rules: PeriodRules;
  blocked: readonly Span[];
  /** The current local time of the city. */
  now: WallMinute;
}

export interface Slot {
  time: TimeOfDay;
  free: boolean;
}

export type DayState = 'free' | 'partly' | 'taken';

// A calendar checks about a hundred days at a time, so the functions below calculate with minutes instead of texts.

/** The half hours of a window, both ends included, in minutes since midnight. */
function halfHours(from: TimeOfDay, to: TimeOfDay): number[] {
  const steps: number[] = [];
  const last = minutesOf(to);
  for (let step = Math.ceil(minutesOf(from) / STEP) * STEP; step <= last; step += STEP) steps.push(step);
  return steps;
}

/** The earliest return of a car picked up at `start`. */
function earliestReturn(start: WallMinute, rules: PeriodRules): WallMinute {
  const midnight = Math.floor(start / DAY_MINUTES) * DAY_MINUTES;
  const sameDay = Math.max(start + STEP, midnight + minutesOf(rules.returnFrom));
  return sameDay <= midnight + minutesOf(rules.returnTo)
    ? sameDay
    : midnight + DAY_MINUTES + minutesOf(rules.returnFrom);
}

const canPickUpAt = (start: WallMinute, { rules, blocked, now }: CarCalendar): boolean =>
  start >= now + rules.minLeadMinutes && !isBlocked(blocked, start, earliestReturn(start, rules));

/** The times of a day at which this car can be picked up. */
function freePickups(day: Day, calendar: CarCalendar): WallMinute[] {
  const midnight = midnightOf(day);
  const { pickupFrom, pickupTo } = calendar.rules;
  return halfHours(pickupFrom, pickupTo)
    .map((step) => midnight + step)
    .filter((start) => canPickUpAt(start, calendar));
}

/** Returns every pickup time of a day, with a flag for the times at which this car is free. */
export function pickupSlots(day: Day, calendar: CarCalendar): Slot[] {
  const midnight = midnightOf(day);
  const { pickupFrom, pickupTo } = calendar.rules;
  return halfHours(pickupFrom, pickupTo).map((step) => ({
    time: timeOf(step),
    free: canPickUpAt(midnight + step, calendar),
  }));
}

/** Every return time of a day. Times before the pickup are included, so that choosing one shows why it is not possible. */
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

/** True if another rental or its turnaround buffer overlaps this window. */
export const isWindowTaken = (window: RentalWindow, { blocked }: CarCalendar): boolean =>
  isBlocked(
    blocked,
    wallMinute(window.fromDate, window.pickupTime),
    wallMinute(window.toDate, window.dropTime),
  );

export function dayState(day: Day, { rules, blocked }: CarCalendar): DayState {
  const parts = freeParts(day, blocked);
  if (parts.some(({ start, end }) => end - start === DAY_MINUTES)) return 'free';
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

/** Returns the latest return, before the next rental, of a car picked up on `day`; null if it cannot be picked up. */
function latestReturn(day: Day, calendar: CarCalendar): WallMinute | null {
  const start = freePickups(day, calendar).at(-1);
  if (start === undefined) return null;
  return calendar.blocked.find((span) => span.start >= start)?.start ?? Infinity;
}

/** True if a car picked up on `fromDay` can be returned on `day`. */
export function canReturnOn(day: Day, fromDay: Day, calendar: CarCalendar): boolean {
  if (day < fromDay) return false;
  if (day > fromDay) {
    const limit = latestReturn(fromDay, calendar);
    return limit !== null && wallMinute(day, calendar.rules.returnFrom) <= limit;
  }
  const tomorrow = midnightOf(fromDay) + DAY_MINUTES;
  return freePickups(fromDay, calendar).some((start) => earliestReturn(start, calendar.rules) < tomorrow);
}

/** Adds a chosen time outside the opening hours, so that the field shows the time with the error. */
export function withChosen(slots: readonly Slot[], chosen: TimeOfDay): readonly Slot[] {
  if (slots.some((slot) => slot.time === chosen)) return slots;
  return [...slots, { time: chosen, free: true }].sort((a, b) => a.time.localeCompare(b.time));
}
