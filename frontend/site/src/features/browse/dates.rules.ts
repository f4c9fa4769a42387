import type { Day } from '@contract/calendar';
import { addDays } from '@contract/calendar';

/** The chosen dates; empty for none. */
export interface Dates {
  from: Day;
  to: Day;
}

/** Changes one date and keeps both in order: a pickup moves the return to the next day, because a rental takes one day or more. */
export function changeDates({ from, to }: Dates, key: keyof Dates, day: Day): Dates {
  if (key === 'from') return { from: day, to: day && (!to || to < day) ? addDays(day, 1) : to };
  return { from: day && (!from || from > day) ? day : from, to: day };
}
