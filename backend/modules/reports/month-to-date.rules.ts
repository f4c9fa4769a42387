import { addDays, type Day } from '../../contract/calendar.js';

export interface Days {
  from: Day;
  /** Not included. */
  before: Day;
}

/** This month up to `today`, and the month before up to the same day of it, or to its end where it is shorter. */
export function monthToDate(today: Day): { thisMonth: Days; lastMonth: Days } {
  const first = `${today.slice(0, 8)}01`;
  const firstBefore = `${addDays(first, -1).slice(0, 8)}01`;
  const sameDay = addDays(firstBefore, Number(today.slice(8)));
  return {
    thisMonth: { from: first, before: addDays(today, 1) },
    lastMonth: { from: firstBefore, before: sameDay < first ? sameDay : first },
  };
}
