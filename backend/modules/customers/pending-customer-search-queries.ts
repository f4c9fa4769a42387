import type { PagedIdQuery } from '../../platform/database/page-of-ids.js';
import { beginningWith } from '../../platform/http/lists/list-filter.js';

export const PENDING_SORT = { submittedAt: 'c.submitted_at', id: 'c.id', fullName: 'c.full_name' } as const;

export interface PendingFilter {
  /** The prefix of a mobile number or a name. */
  text: string | null;
  ids: number[] | null;
}

/** The customers who wait for a decision, sorted by `sortKey`. */
export function pendingCustomersOf({ text, ids }: PendingFilter, sortKey: string): PagedIdQuery {
  const values: unknown[] = [];
  let where = `c.approval = 'PENDING'`;
  if (text !== null) {
    const like = `$${values.push(beginningWith(text))}`;
    where += ` AND (c.mobile LIKE ${like} OR lower(c.full_name) LIKE lower(${like}))`;
  }
  if (ids !== null) where += ` AND c.id = ANY ($${values.push(ids)}::int[])`;
  return { ids: `SELECT c.id, ${sortKey} AS sort_key FROM customers c WHERE ${where}`, values };
}
