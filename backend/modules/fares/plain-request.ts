import type { CalculateRequest } from '../../contract/rentals/rentals.js';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === 'string';
const CHECKS: Record<keyof CalculateRequest, (value: unknown) => boolean> = {
  carId: Number.isInteger,
  fromDate: isText,
  toDate: isText,
  pickupTime: isText,
  returnTime: isText,
  action: (value) => value === undefined || value === 'book' || value === 'reserve',
};
const NAMES = Object.keys(CHECKS) as (keyof CalculateRequest)[];

/**
 * A body with exactly the fields of a {@link CalculateRequest}, each of its type; null for every other one, which the
 * validation of the route judges. The rules of the rental check that such days and times exist.
 */
export function plainRequest(body: unknown): CalculateRequest | null {
  if (typeof body !== 'object' || body === null) return null;
  for (const name in body) if (!Object.hasOwn(CHECKS, name)) return null;
  return NAMES.every((name) => CHECKS[name]((body as Fields)[name])) ? (body as CalculateRequest) : null;
}
