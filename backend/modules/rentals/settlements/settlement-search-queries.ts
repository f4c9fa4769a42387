import { SETTLEMENT_STATES } from '../../../contract/rentals/settlements.js';
import type { PagedIdQuery } from '../../../platform/database/page-of-ids.js';
import {
  beginningWith,
  readChoice,
  readRowNumber,
  readText,
} from '../../../platform/http/lists/list-filter.js';
import type { ListQuery } from '../../../platform/http/lists/simple-rest.js';

const SORT = { id: 's.id', returnedAt: 's.returned_at' } as const;
export type SettlementSort = keyof typeof SORT;
export const SETTLEMENT_LIST = {
  sort: Object.keys(SORT) as [SettlementSort, ...SettlementSort[]],
  filter: ['state', 'rentalId', 'q'],
} as const;

/** SQL: the ids of the settlements that a filter selects. */
export function settlementsOf(query: ListQuery<SettlementSort>): PagedIdQuery {
  const state = readChoice(query.filter, 'state', SETTLEMENT_STATES);
  const rentalId = readRowNumber(query.filter, 'rentalId');
  const text = readText(query.filter);
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  let where = 'true';
  if (state !== null) where += ` AND s.state = ${value(state)}`;
  if (rentalId !== null) where += ` AND s.rental_id = ${value(rentalId)}`;
  if (query.ids !== null) where += ` AND s.id = ANY (${value(query.ids)}::int[])`;
  if (text !== null)
    where += ` AND s.rental_id IN (SELECT id FROM rentals WHERE reference LIKE upper(${value(beginningWith(text))}))`;
  return {
    ids: `SELECT s.id, ${SORT[query.sort.field]} AS sort_key FROM settlements s WHERE ${where}`,
    values,
  };
}
