import { addDays, type Day, minutesOf, type TimeOfDay } from '../../contract/calendar.js';
import {
  periodOf,
  type PeriodRules,
  refusePeriod,
  type RentalWindow,
} from '../../contract/rentals/rental-period.js';

/** A range when the car is taken, including the buffer. */
export interface TakenRange {
  startsAt: Date;
  endsAt: Date;
}

const HALF_HOUR = 30;

function halfHours(from: TimeOfDay, to: TimeOfDay): TimeOfDay[] {
  const times: TimeOfDay[] = [];
  for (
    let minutes = Math.ceil(minutesOf(from) / HALF_HOUR) * HALF_HOUR;
    minutes <= minutesOf(to);
    minutes += HALF_HOUR
  ) {
    times.push(
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    );
  }
  return times;
}

/**
 * Returns the first later pickup at which the car is free for a rental of the same length and return time;
 * null if there is none within the booking horizon.
 */
export function nextFreeStart(
  requested: RentalWindow,
  taken: readonly TakenRange[],
  rules: PeriodRules & { bufferMinutes: number },
  now: Date,
): { date: Day; time: TimeOfDay } | null {
  const bufferMs = rules.bufferMinutes * 60_000;
  const pickups = halfHours(rules.pickupFrom, rules.pickupTo);
  for (let shift = 0; shift <= rules.maxAdvanceDays; shift += 1) {
    for (const pickupTime of pickups) {
      if (shift === 0 && pickupTime <= requested.pickupTime) continue;
      const window = {
        ...requested,
        fromDate: addDays(requested.fromDate, shift),
        toDate: addDays(requested.toDate, shift),
        pickupTime,
      };
      if (refusePeriod(window, rules, now)) continue;
      const { startsAt, endsAt } = periodOf(window, rules.zone);
      const clash = taken.some(
        (range) => range.startsAt.getTime() < endsAt.getTime() + bufferMs && startsAt < range.endsAt,
      );
      if (!clash) return { date: window.fromDate, time: pickupTime };
    }
  }
  return null;
}
