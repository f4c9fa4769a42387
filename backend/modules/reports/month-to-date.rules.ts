import { addDays, type Day } from '../../contract/calendar.js';

export interface Days {
  from: Day;
  /** Exclusive. */
  before: Day;
}

/** Returns this month up to `today`, and the previous month up to the same day, or to its end if it is shorter. */
export function monthToDate(today: Day): { thisMonth: Days; lastMonth: Days } {
  const first = `${today.slice(0, 8)}01`;
  const firstBefore = `${addDays(first, -1).slice(0, 8)}01`;
  const sameDay = addDays(firstBefore, Number(today.slice(8)));
  return {
    thisMonth: { from: first, before: addDays(today, 1) },
    lastMonth: { from: firstBefore, before: sameDay < first ? sameDay : first },
  };
}
