import type { ComplaintState } from '../../contract/customers/complaints.js';
import type { PagedIdQuery } from '../../platform/database/page-of-ids.js';
import { beginningWith, mobileBeginningWith } from '../../platform/http/lists/list-filter.js';

export const COMPLAINT_SORT = {
  id: 'p.id',
  createdAt: 'p.id',
  number: 'p.number',
  subject: 'p.subject',
  state: 'p.state',
  customerName: 'c.full_name',
} as const;

export interface ComplaintFilter {
  state: ComplaintState | null;
  /** Prefix of a complaint number, mobile number or name, a whole e-mail address, or a part of the subject. */
  text: string | null;
  ids: number[] | null;
}

/** Returns the query of a list, sorted by `sortKey`. Each kind of search text has its own index. */
export function complaintsOf({ state, text, ids }: ComplaintFilter, sortKey: string): PagedIdQuery {
  const values: unknown[] = [];
  let where = 'true';
  if (state !== null) where += ` AND p.state = $${values.push(state)}`;
  if (ids !== null) where += ` AND p.id = ANY ($${values.push(ids)}::int[])`;
  const complaints = `SELECT p.id, ${sortKey} AS sort_key FROM complaints p JOIN customers c ON c.id = p.customer_id`;
  if (text === null)
    return {
      ids: `${complaints} WHERE ${where}`,
      total: `SELECT count(*) FROM complaints p WHERE ${where}`,
      values,
    };
  const like = `$${values.push(beginningWith(text))}`;
  const mobile = `$${values.push(mobileBeginningWith(text))}`;
  const email = `$${values.push(text.toLowerCase())}`;
  return {
    ids: `
      ${complaints} WHERE ${where} AND p.number LIKE upper(${like})
      UNION
      ${complaints} WHERE ${where} AND (c.mobile LIKE ${mobile} OR lower(c.full_name) LIKE lower(${like}) OR c.email = ${email})
      UNION
      ${complaints} WHERE ${where} AND lower(p.subject) LIKE '%' || lower(${like})`,
    values,
  };
}
