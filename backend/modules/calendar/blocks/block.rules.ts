import { addDays, dayIn, daysBetween, instantIn, shortDay } from '../../../contract/calendar.js';
import type { BlockRequest } from '../../../contract/fleet/console-fleet.js';
import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import type { RentalPeriod } from '../../../contract/rentals/rental-period.js';

/** Maximum number of days from today to the end of a block. */
const MAX_BLOCK_DAYS = 730;

export type BlockWindow = Omit<BlockRequest, 'carId' | 'reason'>;

export function blockPeriod(window: BlockWindow, zone: string): RentalPeriod {
  return {
    startsAt: instantIn(zone, window.fromDate, window.fromTime),
    endsAt: instantIn(zone, window.toDate, window.toTime),
  };
}

/** Returns the reason why a car cannot be blocked, or null if it can. A block may have begun earlier today. */
export function refuseBlock(window: BlockWindow, zone: string, now: Date): FieldProblem | null {
  const { startsAt, endsAt } = blockPeriod(window, zone);
  const today = dayIn(zone, now);
  if (window.fromDate < today)
    return { field: 'fromDate', message: messageOf(calendarMessages, 'blockInThePast') };
  if (endsAt <= startsAt)
    return {
      field: window.toDate < window.fromDate ? 'toDate' : 'toTime',
      message: messageOf(calendarMessages, 'blockEndsBeforeStart'),
    };
  if (endsAt <= now) return { field: 'toTime', message: messageOf(calendarMessages, 'blockOver') };
  if (daysBetween(today, window.toDate) > MAX_BLOCK_DAYS)
    return {
      field: 'toDate',
      message: messageOf(calendarMessages, 'blockTooLong', { day: shortDay(addDays(today, MAX_BLOCK_DAYS)) }),
    };
  return null;
}
