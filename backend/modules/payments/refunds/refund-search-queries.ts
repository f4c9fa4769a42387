import { REFUND_ROW_STATES } from '../../../contract/payments/refunds.js';
import type { PagedIdQuery } from '../../../platform/database/page-of-ids.js';
import {
  beginningWith,
  mobileBeginningWith,
  readChoice,
  readText,
} from '../../../platform/http/lists/list-filter.js';
import type { ListQuery } from '../../../platform/http/lists/simple-rest.js';

const SORT = { id: 'f.id', dueDate: 'f.due_on', amount: 'f.amount_paise' } as const;
export type RefundSort = keyof typeof SORT;
export const REFUND_LIST = {
  sort: Object.keys(SORT) as [RefundSort, ...RefundSort[]],
  filter: ['state', 'q'],
} as const;

/** Returns the query of a list page. Each kind of search text has its own index. */
export function refundsOf(query: ListQuery<RefundSort>): PagedIdQuery {
  const state = readChoice(query.filter, 'state', REFUND_ROW_STATES);
  const text = readText(query.filter);
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  let where = 'true';
  if (state !== null) where += ` AND f.state = ${value(state)}`;
  if (query.ids !== null) where += ` AND f.id = ANY (${value(query.ids)}::int[])`;
  const select = `SELECT f.id, ${SORT[query.sort.field]} AS sort_key FROM refunds f`;
  if (text === null) return { ids: `${select} WHERE ${where}`, values };
  const like = value(beginningWith(text));
  const mobile = value(mobileBeginningWith(text));
  // OFFSET 0 keeps each lookup separate, because a plain join on a common name would read the whole table.
  const of = (owners: string, column: string): string => `
    SELECT f.* FROM ${owners}
     CROSS JOIN LATERAL (${select} WHERE ${where} AND f.${column} = o.id OFFSET 0) f`;
  return {
    ids: `
      ${select} WHERE ${where} AND f.reference LIKE ${like}
      UNION ${of(`(SELECT id FROM customers WHERE mobile LIKE ${mobile} OR lower(full_name) LIKE lower(${like})) o`, 'customer_id')}
      UNION ${of(`(SELECT id FROM payments WHERE transaction_id LIKE upper(${like})) o`, 'payment_id')}
      UNION ${of(`(SELECT id FROM rentals WHERE reference LIKE upper(${like})) o`, 'rental_id')}`,
    values,
  };
}
