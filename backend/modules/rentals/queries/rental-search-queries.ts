import type { Day } from '../../../contract/calendar.js';
import type { RentalPaymentFilter } from '../../../contract/console-rental.js';
import type { RentalDue, RentalKind, RentalStatus } from '../../../contract/rentals.js';
import type { Belonging } from '../../../platform/database/page-of-ids.js';
import { beginningWith } from '../../../platform/http/list-filter.js';
import { AWAITS_ANOTHER_PAYMENT } from './unpaid-rental-queries.js';
import { DUE } from './due-rentals.js';

/** Days of the city, both included; null is open. */
interface Days {
  from: Day | null;
  to: Day | null;
}

export interface RentalFilter {
  kind: RentalKind;
  status: RentalStatus | null;
  /** The beginning of a reference, a mobile number, a name, a plate, or the transaction id of the newest payment. */
  text: string | null;
  pickup: Days;
  due: RentalDue | null;
  payment: RentalPaymentFilter | null;
  ids: number[] | null;
}

// A beginning that more cars share, such as the district's, tells none of them apart and would find every rental.
const MOST_CARS = 100;

/** The rentals of a list, `place` being what it is sorted by. Each kind of text has an index of its own. */
export function rentalsOf(asked: RentalFilter, place: string, zone: string): Belonging {
  const values: unknown[] = [asked.kind];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const conditions = ['r.kind = $1'];
  if (asked.status !== null) conditions.push(`r.status = ${value(asked.status)}`);
  const isCounted = narrow(conditions, asked, value, zone) === 0;
  const where = conditions.join(' AND ');
  if (asked.text === null) {
    return {
      found: `SELECT r.id, ${place} AS place FROM rentals r WHERE ${where}`,
      ...(isCounted && {
        total: `SELECT coalesce(sum(change), 0) FROM list_counts r WHERE r.list = 'rentals' AND ${where}`,
      }),
      values,
    };
  }
  const like = value(beginningWith(asked.text));
  // OFFSET 0 keeps each look-up a look-up: joined plainly, a common name would have the whole table read.
  const rentals = (whose: string): string =>
    `CROSS JOIN LATERAL (SELECT r.id, ${place} AS place FROM rentals r WHERE ${where} AND ${whose} OFFSET 0) r`;
  return {
    found: `
      SELECT r.id, ${place} AS place FROM rentals r WHERE ${where} AND r.reference LIKE upper(${like})
      UNION
      SELECT r.* FROM customers c ${rentals('r.customer_id = c.id')}
       WHERE c.mobile LIKE ${like} OR lower(c.full_name) LIKE lower(${like})
      UNION
      SELECT r.* FROM cars k ${rentals('r.car_id = k.id')}
       WHERE k.plate LIKE upper(${like}) AND (SELECT count(*) FROM cars WHERE plate LIKE upper(${like})) <= ${MOST_CARS}
      UNION
      SELECT r.* FROM payments p ${rentals('r.id = p.rental_id')}
       WHERE p.transaction_id LIKE upper(${like})
         AND NOT EXISTS (SELECT FROM payments newer WHERE newer.rental_id = p.rental_id AND newer.id > p.id)`,
    values,
  };
}

/** Adds what the totals by status do not know of. Answers how many conditions that were. */
function narrow(
  conditions: string[],
  { pickup, due, payment, ids }: RentalFilter,
  value: (one: unknown) => string,
  zone: string,
): number {
  const before = conditions.length;
  const dayBegins = (day: Day, later = 0): string =>
    `(${value(day)}::date + ${later})::timestamp AT TIME ZONE ${value(zone)}`;
  if (pickup.from !== null) conditions.push(`r.starts_at >= ${dayBegins(pickup.from)}`);
  if (pickup.to !== null) conditions.push(`r.starts_at < ${dayBegins(pickup.to, 1)}`);
  if (due?.endsWith('TODAY')) conditions.push(DUE[due](value(zone)));
  else if (due) conditions.push(DUE[due](''));
  if (payment === 'NONE')
    conditions.push(`r.status = 'PENDING' AND NOT EXISTS (SELECT FROM payments WHERE rental_id = r.id)`);
  else if (payment === 'REJECTED') conditions.push(AWAITS_ANOTHER_PAYMENT);
  else if (payment !== null)
    conditions.push(`r.id IN (SELECT p.rental_id FROM payments p WHERE p.status = ${value(payment)}
      AND NOT EXISTS (SELECT FROM payments newer WHERE newer.rental_id = p.rental_id AND newer.id > p.id OFFSET 0))`);
  if (ids !== null) conditions.push(`r.id = ANY (${value(ids)}::int[])`);
  return conditions.length - before;
}
