import { isDay, isHalfHour } from '../../contract/calendar.js';
import type { CalculateRequest } from '../../contract/rentals/rentals.js';
import { MAX_ROW_ID } from '../../platform/http/lists/max-row-id.js';

type Fields = Readonly<Record<string, unknown>>;

const CHECKS: Record<keyof CalculateRequest, (value: unknown) => boolean> = {
  carId: (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_ROW_ID,
  fromDate: (value) => typeof value === 'string' && isDay(value),
  toDate: (value) => typeof value === 'string' && isDay(value),
  pickupTime: (value) => typeof value === 'string' && isHalfHour(value),
  returnTime: (value) => typeof value === 'string' && isHalfHour(value),
  action: (value) => value === undefined || value === 'book' || value === 'reserve',
};
const NAMES = Object.keys(CHECKS) as (keyof CalculateRequest)[];

/**
 * A body with exactly the fields of a valid {@link CalculateDto}; null for every other one, valid or not, which the
 * validation of the route judges.
 */
export function plainRequest(body: unknown): CalculateRequest | null {
  if (typeof body !== 'object' || body === null) return null;
  for (const name in body) if (!Object.hasOwn(CHECKS, name)) return null;
  return NAMES.every((name) => CHECKS[name]((body as Fields)[name])) ? (body as CalculateRequest) : null;
}
