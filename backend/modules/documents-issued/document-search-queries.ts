import { DOCUMENT_SERIES } from '../../contract/payments/issued-documents.js';
import type { PagedIdQuery } from '../../platform/database/page-of-ids.js';
import { beginningWith, readChoice, readText } from '../../platform/http/lists/list-filter.js';
import type { ListQuery } from '../../platform/http/lists/simple-rest.js';

const SORT = { id: 'd.id', issuedAt: 'd.id', number: 'd.number' } as const;
export type DocumentSort = keyof typeof SORT;
export const DOCUMENT_LIST = {
  sort: Object.keys(SORT) as [DocumentSort, ...DocumentSort[]],
  filter: ['series', 'q'],
} as const;

/** Returns the query of a list page. Document numbers and rental references each have their own index. */
export function documentsOf(query: ListQuery<DocumentSort>): PagedIdQuery {
  const series = readChoice(query.filter, 'series', DOCUMENT_SERIES);
  const text = readText(query.filter);
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  let where = 'true';
  if (series !== null) where += ` AND d.series = ${value(series)}`;
  if (query.ids !== null) where += ` AND d.id = ANY (${value(query.ids)}::int[])`;
  const select = `SELECT d.id, ${SORT[query.sort.field]} AS sort_key FROM issued_documents d`;
  if (text === null) return { ids: `${select} WHERE ${where}`, values };
  const like = value(beginningWith(text));
  return {
    ids: `
      ${select} WHERE ${where} AND d.number LIKE upper(${like})
      UNION ${select} WHERE ${where} AND d.rental_id IN (SELECT id FROM rentals WHERE reference LIKE upper(${like}))`,
    values,
  };
}
