import { addDays, daysBetween, minutesOf } from '@contract/calendar';
import type { Day, TimeOfDay } from '@contract/calendar';
import type { RentalWindow } from '@contract/rental-period';
import { dayOf } from '../availability/occupancy.rules';
import {
  canPickUpOn,
  canReturnOn,
  isWindowTaken,
  pickupSlots,
  returnSlots,
} from '../availability/slots.rules';
import type { CarCalendar, Slot } from '../availability/slots.rules';

export const DEFAULT_TIME: TimeOfDay = '12:00';

export const firstDay = ({ now }: CarCalendar): Day => dayOf(now);

/** The last day on which a rental may begin. */
export const lastDay = (calendar: CarCalendar): Day =>
  addDays(dayOf(calendar.now), calendar.rules.maxAdvanceDays);

/** The last day on which a rental that begins on `from` may end. */
export const lastReturnDay = (from: Day, { rules }: CarCalendar): Day => addDays(from, rules.maxLengthDays);

function nearest(slots: readonly Slot[], wanted: TimeOfDay): TimeOfDay {
  const distance = (slot: Slot) => Math.abs(minutesOf(slot.time) - minutesOf(wanted));
  const free = slots.filter((slot) => slot.free).sort((a, b) => distance(a) - distance(b));
  return free[0]?.time ?? wanted;
}

/**
 * Moves times at which the car is not free to the nearest at which it is. Times that break the city's own
 * hours stay as they were chosen: the person is told and decides.
 */
export function fitTimes(window: RentalWindow, calendar: CarCalendar): RentalWindow {
  if (!isWindowTaken(window, calendar)) return window;
  const candidates = pickupSlots(window.fromDate, calendar).filter(
    (slot) =>
      slot.free &&
      returnSlots({ ...window, pickupTime: slot.time }, calendar).some(
        (back) => back.free && (window.toDate > window.fromDate || back.time > slot.time),
      ),
  );
  if (candidates.length === 0) return window;
  const pickupTime = nearest(candidates, window.pickupTime);
  const back = returnSlots({ ...window, pickupTime }, calendar).filter(
    (slot) => window.toDate > window.fromDate || slot.time > pickupTime,
  );
  return { ...window, pickupTime, dropTime: nearest(back, window.dropTime) };
}

const clamp = (day: Day, first: Day, last: Day): Day => (day < first ? first : day > last ? last : day);

/** A new pickup date. Moved past the return date, or out of its reach, it takes the return date along. */
export function chooseFrom(window: RentalWindow, wanted: Day, calendar: CarCalendar): RentalWindow {
  const day = clamp(wanted, firstDay(calendar), lastDay(calendar));
  const keepsReturn =
    window.toDate >= day &&
    window.toDate <= lastReturnDay(day, calendar) &&
    canReturnOn(window.toDate, day, calendar);
  return fitTimes({ ...window, fromDate: day, toDate: keepsReturn ? window.toDate : day }, calendar);
}

/** A new return date, never before the pickup date. */
export function chooseTo(window: RentalWindow, wanted: Day, calendar: CarCalendar): RentalWindow {
  const { fromDate } = window;
  const toDate = clamp(wanted, fromDate, lastReturnDay(fromDate, calendar));
  return fitTimes({ ...window, toDate }, calendar);
}

/** The same number of days and the same return time, from another pickup on. */
export function moveTo(window: RentalWindow, fromDate: Day, pickupTime: TimeOfDay): RentalWindow {
  const toDate = addDays(fromDate, daysBetween(window.fromDate, window.toDate));
  return { ...window, fromDate, toDate, pickupTime };
}

/** The first day on which the car can be fetched at the usual time, for one day. */
export function firstFreeWindow(calendar: CarCalendar): RentalWindow {
  const today = firstDay(calendar);
  for (let day = today; day <= lastDay(calendar); day = addDays(day, 1)) {
    const asUsual = pickupSlots(day, calendar).some((slot) => slot.time === DEFAULT_TIME && slot.free);
    const next = addDays(day, 1);
    const window = { fromDate: day, toDate: next, pickupTime: DEFAULT_TIME, dropTime: DEFAULT_TIME };
    if (asUsual && !isWindowTaken(window, calendar)) return window;
  }
  return { fromDate: today, toDate: today, pickupTime: DEFAULT_TIME, dropTime: DEFAULT_TIME };
}

/** What the visitor had in mind, as far as it is given and makes sense; the first free day otherwise. */
export function startingWindow(wanted: Partial<RentalWindow>, calendar: CarCalendar): RentalWindow {
  const usual = firstFreeWindow(calendar);
  const pickupTime = wanted.pickupTime ?? DEFAULT_TIME;
  const dropTime = wanted.dropTime ?? DEFAULT_TIME;
  const inReach =
    wanted.fromDate && wanted.fromDate >= firstDay(calendar) && wanted.fromDate <= lastDay(calendar);
  if (!wanted.fromDate || !inReach) return { ...usual, pickupTime, dropTime };
  const fromDate = wanted.fromDate;
  const toDate = wanted.toDate && wanted.toDate >= fromDate ? wanted.toDate : fromDate;
  return { fromDate, toDate, pickupTime, dropTime };
}

/** Days of the calendar between which nothing can be picked, for the two ends of a rental. */
export function isPickable(day: Day, end: 'from' | 'to', fromDate: Day, calendar: CarCalendar): boolean {
  if (day < firstDay(calendar)) return false;
  if (end === 'from' || day < fromDate) return day <= lastDay(calendar) && canPickUpOn(day, calendar);
  return day <= lastReturnDay(fromDate, calendar) && canReturnOn(day, fromDate, calendar);
}
