import type { Day } from '@contract/calendar';
import { addDays } from '@contract/calendar';

/** The chosen dates; empty for none. */
export interface Dates {
  from: Day;
  to: Day;
}

export const NO_DATES: Dates = { from: '', to: '' };

/** Returns the last possible return day of a rental that begins on `from`. */
const lastReturn = (from: Day, maxLengthDays: number): Day => addDays(from, maxLengthDays);

/**
 * Changes one day and keeps both in order. A pickup moves an impossible return to the next day, because a rental lasts
 * at least one day.
 */
export function changeDates({ from, to }: Dates, end: keyof Dates, day: Day, maxLengthDays: number): Dates {
  if (end === 'to' && from && day >= from) return { from, to: day };
  const keepsReturn = to >= day && to <= lastReturn(day, maxLengthDays);
  return { from: day, to: keepsReturn ? to : addDays(day, 1) };
}

interface DayLimits {
  today: Day;
  maxAdvanceDays: number;
  maxLengthDays: number;
}

/** True if the day can be chosen as this end of a rental. A return day before the pickup becomes the new pickup. */
export function isChoosable({ from }: Dates, end: keyof Dates, day: Day, limits: DayLimits): boolean {
  if (day < limits.today) return false;
  if (end === 'to' && from && day >= from) return day <= lastReturn(from, limits.maxLengthDays);
  return day <= addDays(limits.today, limits.maxAdvanceDays);
}
