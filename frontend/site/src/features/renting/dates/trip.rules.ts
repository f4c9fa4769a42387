import type { Day, TimeOfDay } from '@contract/calendar';
import { addDays, daysBetween, minutesOf } from '@contract/calendar';
import type { PeriodRules, RentalWindow } from '@contract/rentals/rental-period';
import { dayOf } from '../availability/occupancy.rules';
import type { CarCalendar, Slot } from '../availability/slots.rules';
import {
  canPickUpOn,
  canReturnOn,
  isWindowTaken,
  pickupSlots,
  returnSlots,
} from '../availability/slots.rules';

const DEFAULT_TIME: TimeOfDay = '12:00';

export const firstDay = ({ now }: CarCalendar): Day => dayOf(now);

/** Returns the last possible pickup day. */
export const lastDay = (calendar: CarCalendar): Day =>
  addDays(dayOf(calendar.now), calendar.rules.maxAdvanceDays);

/** Returns the last possible return day of a rental that begins on `from`. */
export const lastReturnDay = (from: Day, { rules }: CarCalendar): Day => addDays(from, rules.maxLengthDays);

type ReturnRules = Pick<PeriodRules, 'returnFrom' | 'returnTo'>;

/**
 * Returns the latest return time that adds no charged hour: the pickup time on a later day, or closing time on the
 * pickup day. Stays within the opening hours.
 */
export function latestReturnTime(
  { fromDate, toDate, pickupTime }: Omit<RentalWindow, 'dropTime'>,
  { returnFrom, returnTo }: ReturnRules,
): TimeOfDay {
  if (fromDate === toDate || minutesOf(pickupTime) > minutesOf(returnTo)) return returnTo;
  return minutesOf(pickupTime) < minutesOf(returnFrom) ? returnFrom : pickupTime;
}

/** Moves the return with the pickup if it was the latest one without another charged hour; keeps any other return time. */
function followReturn(before: RentalWindow, next: RentalWindow, rules: ReturnRules): RentalWindow {
  if (before.dropTime !== latestReturnTime(before, rules)) return next;
  return { ...next, dropTime: latestReturnTime(next, rules) };
}

function nearest(slots: readonly Slot[], wanted: TimeOfDay): TimeOfDay {
  const distance = (slot: Slot) => Math.abs(minutesOf(slot.time) - minutesOf(wanted));
  const free = slots.filter((slot) => slot.free).sort((a, b) => distance(a) - distance(b));
  return free[0]?.time ?? wanted;
}

/**
 * Moves times when the car is taken to the nearest free ones. Leaves times outside the opening hours, for which the
 * page shows an error.
 */
function fitTimes(window: RentalWindow, calendar: CarCalendar): RentalWindow {
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

/** Sets the pickup date. A return date that is no longer possible becomes the same day. */
export function chooseFrom(window: RentalWindow, wanted: Day, calendar: CarCalendar): RentalWindow {
  const day = clamp(wanted, firstDay(calendar), lastDay(calendar));
  const keepsReturn =
    window.toDate >= day &&
    window.toDate <= lastReturnDay(day, calendar) &&
    canReturnOn(window.toDate, day, calendar);
  const moved = { ...window, fromDate: day, toDate: keepsReturn ? window.toDate : day };
  return fitTimes(followReturn(window, moved, calendar.rules), calendar);
}

/** Sets the return date, but never before the pickup date. */
export function chooseTo(window: RentalWindow, wanted: Day, calendar: CarCalendar): RentalWindow {
  const { fromDate } = window;
  const toDate = clamp(wanted, fromDate, lastReturnDay(fromDate, calendar));
  return fitTimes(followReturn(window, { ...window, toDate }, calendar.rules), calendar);
}

export const choosePickupTime = (
  window: RentalWindow,
  pickupTime: TimeOfDay,
  { rules }: CarCalendar,
): RentalWindow => followReturn(window, { ...window, pickupTime }, rules);

/** Moves the pickup and keeps the number of days and the return time, for which the server found the car free. */
export function moveTo(window: RentalWindow, pickup: { date: Day; time: TimeOfDay }): RentalWindow {
  const toDate = addDays(pickup.date, daysBetween(window.fromDate, window.toDate));
  return { ...window, fromDate: pickup.date, toDate, pickupTime: pickup.time };
}

/** Returns the first day on which a one-day rental from the default pickup time is possible. */
export function firstFreeWindow(calendar: CarCalendar): RentalWindow {
  const today = firstDay(calendar);
  for (let day = today; day <= lastDay(calendar); day = addDays(day, 1)) {
    const isFree = pickupSlots(day, calendar).some((slot) => slot.time === DEFAULT_TIME && slot.free);
    const next = addDays(day, 1);
    const window = { fromDate: day, toDate: next, pickupTime: DEFAULT_TIME, dropTime: DEFAULT_TIME };
    if (isFree && !isWindowTaken(window, calendar)) return window;
  }
  const dates = { fromDate: today, toDate: today, pickupTime: DEFAULT_TIME };
  return { ...dates, dropTime: latestReturnTime(dates, calendar.rules) };
}

/** Returns the window in the URL if it is complete and possible, otherwise the first free window. */
export function startingWindow(wanted: Partial<RentalWindow>, calendar: CarCalendar): RentalWindow {
  const pickupTime = wanted.pickupTime ?? DEFAULT_TIME;
  const dates = { ...startingDates(wanted, calendar), pickupTime };
  return { ...dates, dropTime: wanted.dropTime ?? latestReturnTime(dates, calendar.rules) };
}

function startingDates(
  { fromDate, toDate }: Partial<RentalWindow>,
  calendar: CarCalendar,
): Pick<RentalWindow, 'fromDate' | 'toDate'> {
  if (!fromDate || fromDate < firstDay(calendar) || fromDate > lastDay(calendar)) {
    const free = firstFreeWindow(calendar);
    return { fromDate: free.fromDate, toDate: free.toDate };
  }
  return { fromDate, toDate: toDate && toDate >= fromDate ? toDate : fromDate };
}

/** True if a day in the calendar can be this end of a rental. */
export function isPickable(day: Day, end: 'from' | 'to', fromDate: Day, calendar: CarCalendar): boolean {
  if (day < firstDay(calendar)) return false;
  if (end === 'from' || day < fromDate) return day <= lastDay(calendar) && canPickUpOn(day, calendar);
  return day <= lastReturnDay(fromDate, calendar) && canReturnOn(day, fromDate, calendar);
}
