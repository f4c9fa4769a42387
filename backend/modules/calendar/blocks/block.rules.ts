import { addDays, dayIn, daysBetween, instantIn, shortDay } from '../../../contract/calendar.js';
import type { FieldError } from '../../../contract/codes.js';
import type { BlockRequest } from '../../../contract/fleet/console-fleet.js';
import type { RentalPeriod } from '../../../contract/rentals/rental-period.js';

/** Days from today to the end of a block, at most. */
export const MAX_BLOCK_DAYS = 730;

export type BlockWindow = Omit<BlockRequest, 'carId' | 'reason'>;

export function blockPeriod(window: BlockWindow, zone: string): RentalPeriod {
  return {
    startsAt: instantIn(zone, window.fromDate, window.fromTime),
    endsAt: instantIn(zone, window.toDate, window.toTime),
  };
}

/** Why a car cannot be blocked then, or null when it can. A block may have begun earlier today. */
export function refuseBlock(window: BlockWindow, zone: string, now: Date): FieldError | null {
  const { startsAt, endsAt } = blockPeriod(window, zone);
  const today = dayIn(zone, now);
  if (window.fromDate < today)
    return { field: 'fromDate', message: 'The first day must not be before today.' };
  if (endsAt <= startsAt)
    return {
      field: window.toDate < window.fromDate ? 'toDate' : 'toTime',
      message: 'The end must be after the start.',
    };
  if (endsAt <= now) return { field: 'toTime', message: 'The end must be in the future.' };
  if (daysBetween(today, window.toDate) > MAX_BLOCK_DAYS)
    return {
      field: 'toDate',
      message: `The end must be on or before ${shortDay(addDays(today, MAX_BLOCK_DAYS))}. Retire a car that is away for longer.`,
    };
  return null;
}
