import type { PagedIdQuery } from '../../platform/database/page-of-ids.js';
import { beginningWith, mobileBeginningWith } from '../../platform/http/lists/list-filter.js';
import type { ListQuery } from '../../platform/http/lists/simple-rest.js';

export const PENDING_SORT = ['submittedAt', 'id', 'fullName', 'nextPickupAt'] as const;
export type PendingSort = (typeof PENDING_SORT)[number];

/** SQL: time of the first open pickup of the customer `c`, which may have passed. */
export const NEXT_PICKUP = `(SELECT min(r.starts_at) FROM rentals r WHERE r.customer_id = c.id AND r.status IN ('PENDING', 'CONFIRMED'))`;

export interface PendingFilter {
  /** Prefix of a mobile number or a name. */
  text: string | null;
  ids: number[] | null;
}

/** Returns the conditions for customers who wait for a decision. */
export function pendingCustomersOf(
  { text, ids }: PendingFilter,
  sort: ListQuery<PendingSort>['sort'],
): PagedIdQuery {
  const values: unknown[] = [];
  let where = 'true';
  if (text !== null) {
    const like = `$${values.push(beginningWith(text))}`;
    const mobile = `$${values.push(mobileBeginningWith(text))}`;
    where += ` AND (c.mobile LIKE ${mobile} OR lower(c.full_name) LIKE lower(${like}))`;
  }
  if (ids !== null) where += ` AND c.id = ANY ($${values.push(ids)}::int[])`;
  return {
    ids: `SELECT c.id, ${sortKeyOf(sort)} AS sort_key FROM customers_in_review w JOIN customers c ON c.id = w.id WHERE ${where}`,
    values,
  };
}

/** Customers without a pickup come last in both directions. */
function sortKeyOf({ field, direction }: ListQuery<PendingSort>['sort']): string {
  switch (field) {
    case 'submittedAt':
      return 'c.submitted_at';
    case 'id':
      return 'c.id';
    case 'fullName':
      return 'c.full_name';
    case 'nextPickupAt':
      return `coalesce(${NEXT_PICKUP}, '${direction === 'ASC' ? '' : '-'}infinity'::timestamptz)`;
  }
}
