import type { RentalDue, RentalKind, RentalStatus } from '../../contract/rentals.js';
import type { Belonging } from '../../platform/database/page-of-ids.js';
import { beginningWith } from '../../platform/http/list-filter.js';
import { DUE } from './due-rentals.js';

export interface RentalFilter {
  kind: RentalKind;
  status: RentalStatus | null;
  due: RentalDue | null;
  /** Where the day is. */
  zone: string;
  /** The beginning of a reference, a mobile number, a name, a plate, or the transaction id of the newest payment. */
  text: string | null;
}

/** The rentals of a list, `place` being what it is sorted by. Each kind of text has an index of its own. */
export function rentalsOf({ kind, status, due, zone, text }: RentalFilter, place: string): Belonging {
  const values: unknown[] = [kind];
  let where = 'r.kind = $1';
  if (status !== null) where += ` AND r.status = $${values.push(status)}`;
  if (due?.endsWith('TODAY')) where += ` AND ${DUE[due](`$${values.push(zone)}`)}`;
  else if (due) where += ` AND ${DUE[due]('')}`;
  if (text === null) {
    const found = `SELECT r.id, ${place} AS place FROM rentals r WHERE ${where}`;
    if (due) return { found, values };
    return {
      found,
      total: `SELECT coalesce(sum(change), 0) FROM tallies r WHERE r.list = 'rentals' AND ${where}`,
      values,
    };
  }
  const like = `$${values.push(beginningWith(text))}`;
  const rentals = `SELECT r.id, ${place} AS place FROM`;
  return {
    found: `
      ${rentals} rentals r WHERE ${where} AND r.reference LIKE upper(${like})
      UNION
      ${rentals} customers c JOIN rentals r ON r.customer_id = c.id
       WHERE ${where} AND (c.mobile LIKE ${like} OR lower(c.full_name) LIKE lower(${like}))
      UNION
      ${rentals} cars k JOIN rentals r ON r.car_id = k.id WHERE ${where} AND k.plate LIKE upper(${like})
      UNION
      ${rentals} payments p JOIN rentals r ON r.id = p.rental_id
       WHERE ${where} AND p.transaction_id LIKE upper(${like})
         AND NOT EXISTS (SELECT FROM payments newer WHERE newer.rental_id = p.rental_id AND newer.id > p.id)`,
    values,
  };
}
