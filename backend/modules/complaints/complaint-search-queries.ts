import type { ComplaintState } from '../../contract/complaints.js';
import type { Belonging } from '../../platform/database/page-of-ids.js';
import { beginningWith } from '../../platform/http/list-filter.js';

export interface ComplaintFilter {
  state: ComplaintState | null;
  /** The beginning of a number, a mobile number or a name, or a part of the subject. */
  text: string | null;
  ids: number[] | null;
}

/** The complaints of a list, `place` being what it is sorted by. Each kind of text has an index of its own. */
export function complaintsOf({ state, text, ids }: ComplaintFilter, place: string): Belonging {
  const values: unknown[] = [];
  let where = 'true';
  if (state !== null) where += ` AND p.state = $${values.push(state)}`;
  if (ids !== null) where += ` AND p.id = ANY ($${values.push(ids)}::int[])`;
  const complaints = `SELECT p.id, ${place} AS place FROM complaints p JOIN customers c ON c.id = p.customer_id`;
  if (text === null)
    return {
      found: `${complaints} WHERE ${where}`,
      total: `SELECT count(*) FROM complaints p WHERE ${where}`,
      values,
    };
  const like = `$${values.push(beginningWith(text))}`;
  return {
    found: `
      ${complaints} WHERE ${where} AND p.number LIKE upper(${like})
      UNION
      ${complaints} WHERE ${where} AND (c.mobile LIKE ${like} OR lower(c.full_name) LIKE lower(${like}))
      UNION
      ${complaints} WHERE ${where} AND lower(p.subject) LIKE '%' || lower(${like})`,
    values,
  };
}
