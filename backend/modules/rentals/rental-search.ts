import type { RentalKind, RentalStatus } from '../../contract/rentals.js';
import type { Belonging } from '../../platform/database/page-of-ids.js';
import { beginningWith } from '../../platform/http/list-filter.js';

export interface RentalFilter {
  kind: RentalKind;
  status: RentalStatus | null;
  /** The beginning of a reference, a mobile number, a name, a plate, or the transaction id of the newest payment. */
  text: string | null;
}

// A beginning that more cars share, such as the district's, tells none of them apart and would find every rental.
const MOST_CARS = 100;

/** The rentals of a list, `place` being what it is sorted by. Each kind of text has an index of its own. */
export function rentalsOf({ kind, status, text }: RentalFilter, place: string): Belonging {
  const values: unknown[] = [kind];
  let where = 'r.kind = $1';
  if (status !== null) where += ` AND r.status = $${values.push(status)}`;
  if (text === null) {
    return {
      found: `SELECT r.id, ${place} AS place FROM rentals r WHERE ${where}`,
      total: `SELECT coalesce(sum(change), 0) FROM tallies r WHERE r.list = 'rentals' AND ${where}`,
      values,
    };
  }
  const like = `$${values.push(beginningWith(text))}`;
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
