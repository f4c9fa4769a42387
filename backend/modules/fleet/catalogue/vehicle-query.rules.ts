import { addDays, type Day, dayIn, daysBetween, minutesOf } from '../../../contract/calendar.js';
import type { VehicleQuery } from '../../../contract/fleet/vehicles.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { PeriodRules, RentalWindow } from '../../../contract/rentals/rental-period.js';

const NOON = '12:00';

type Dated = VehicleQuery & { from: Day; to: Day };

/** Returns the requested window, with defaults for omitted times; null if a date is absent. */
export function windowOf(query: Dated, rules: PeriodRules): RentalWindow;
export function windowOf(query: VehicleQuery, rules: PeriodRules): RentalWindow | null;
export function windowOf(query: VehicleQuery, rules: PeriodRules): RentalWindow | null {
  const { from, to, pickupTime = NOON, dropTime } = query;
  if (from === undefined || to === undefined) return null;
  const ends = dropTime ?? (from === to ? rules.returnTo : NOON);
  return { fromDate: from, toDate: to, pickupTime, dropTime: ends };
}

/** Returns the problem if valid parameters contradict each other or the rental rules; null if they do not. */
export function refuseQuery(query: VehicleQuery, rules: PeriodRules, now: Date): FieldProblem | null {
  const window = windowOf(query, rules);
  return refusePairs(query) ?? (window && refuseWindow(window, rules, now));
}

function refusePairs({ from, to, minCost, maxCost }: VehicleQuery): FieldProblem | null {
  if (minCost !== undefined && maxCost !== undefined && maxCost < minCost)
    return { field: 'maxCost', message: 'The highest cost must not be below the lowest.' };
  if (from !== undefined && to === undefined)
    return { field: 'to', message: 'Choose the return date as well.' };
  if (from === undefined && to !== undefined)
    return { field: 'from', message: 'Choose the pickup date as well.' };
  return null;
}

function refuseWindow(window: RentalWindow, rules: PeriodRules, now: Date): FieldProblem | null {
  const today = dayIn(rules.zone, now);
  if (window.fromDate < today)
    return { field: 'from', message: messageOf(rentalsMessages, 'pickupInThePast') };
  if (window.fromDate > addDays(today, rules.maxAdvanceDays))
    return {
      field: 'from',
      message: messageOf(rentalsMessages, 'tooFarAhead', { days: rules.maxAdvanceDays }),
    };
  if (window.toDate < window.fromDate)
    return { field: 'to', message: messageOf(rentalsMessages, 'returnBeforePickup') };
  if (daysBetween(window.fromDate, window.toDate) > rules.maxLengthDays)
    return { field: 'to', message: messageOf(rentalsMessages, 'tooLong', { days: rules.maxLengthDays }) };
  if (window.fromDate === window.toDate && minutesOf(window.dropTime) <= minutesOf(window.pickupTime))
    return { field: 'dropTime', message: 'On a single day, the return time must be after the pickup time.' };
  return null;
}
