import { DRAWER_STATUSES } from '../../contract/payments/drawers.js';
import type { PagedIdQuery } from '../../platform/database/page-of-ids.js';
import { beginningWith, readChoice, readText } from '../../platform/http/lists/list-filter.js';
import type { ListQuery } from '../../platform/http/lists/simple-rest.js';

const SORT = { id: 'd.id', openedAt: 'd.id', number: 'd.number', status: 'd.status' } as const;
export type DrawerSort = keyof typeof SORT;
export const DRAWER_LIST = {
  sort: Object.keys(SORT) as [DrawerSort, ...DrawerSort[]],
  filter: ['status', 'q'],
} as const;

/**
 * SQL: a custom admin sees their own drawers, closed drawers that are not accepted yet, and drawers that they
 * accepted.
 */
export const visibleTo = (staffId: string): string =>
  `(d.staff_id = ${staffId} OR d.status = 'CLOSED' OR d.accepted_by_id = ${staffId})`;

/** Returns the query of a list page. @param deskId The custom admin who reads the list; null for an admin. */
export function drawersOf(query: ListQuery<DrawerSort>, deskId: number | null): PagedIdQuery {
  const status = readChoice(query.filter, 'status', DRAWER_STATUSES);
  const text = readText(query.filter);
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  let where = 'true';
  if (deskId !== null) where += ` AND ${visibleTo(value(deskId))}`;
  if (status !== null) where += ` AND d.status = ${value(status)}`;
  if (query.ids !== null) where += ` AND d.id = ANY (${value(query.ids)}::int[])`;
  if (text !== null) {
    const like = value(beginningWith(text));
    where += ` AND (lower(d.location) LIKE lower(${like}) OR lower(s.name) LIKE lower(${like}) OR d.number::text LIKE ${like})`;
  }
  return {
    ids: `SELECT d.id, ${SORT[query.sort.field]} AS sort_key FROM drawers d JOIN staff s ON s.id = d.staff_id WHERE ${where}`,
    values,
  };
}
