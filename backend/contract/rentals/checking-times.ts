import { checkingMessages } from '../messages/checking.messages.js';
import { type CatalogueMessage, messageOf } from '../messages/message.js';

/** Minimum number of checks for a meaningful median. */
export const FEWEST_CHECKS = 10;
export const LAST_CHECKS = 100;

/** The median times of the team's last checks, in minutes; null if there were too few. */
export class CheckingTimes {
  /** @example 95 */
  documentsMinutes: number | null;
  /** @example 40 */
  paymentsMinutes: number | null;
}

export interface CheckingTime {
  unit: 'minutes' | 'hours' | 'days';
  count: number;
}

/** In words, rounded up: `15 minutes`, `1 hour`, `2 days`. */
export function checkingTime(minutes: number): CheckingTime {
  if (minutes <= 45) return { unit: 'minutes', count: Math.max(5, Math.ceil(minutes / 5) * 5) };
  if (minutes <= 36 * 60) return { unit: 'hours', count: Math.ceil(minutes / 60) };
  return { unit: 'days', count: Math.ceil(minutes / (24 * 60)) };
}

/** The usual time as a sentence. */
export function usualTime(minutes: number): CatalogueMessage {
  const { unit, count } = checkingTime(minutes);
  return messageOf(checkingMessages, unit, { count });
}
