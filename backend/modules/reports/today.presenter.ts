import type { Day } from '../../contract/calendar.js';
import type { DayUse } from '../../contract/reports.js';

export interface DayUseRow {
  day: Day;
  hoursOut: number;
  hoursOffered: number;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export const toDayUse = ({ day, hoursOut, hoursOffered }: DayUseRow): DayUse => ({
  day,
  hoursOut: rounded(hoursOut, 1),
  hoursOffered: rounded(hoursOffered, 1),
  // May exceed 1, because a retired car can be on a trip.
  share: hoursOffered > 0 ? rounded(Math.min(1, hoursOut / hoursOffered), 3) : 0,
});
