import type { DataSource } from 'typeorm';
import { defined } from '../../contract/defined.js';
import type { ListQuery } from '../http/lists/simple-rest.js';

/** What a list contains: trusted SQL, with the values of `$1`, `$2`, ... */
export interface PagedIdQuery {
  /** `SELECT id, ... AS sort_key`, without an order: rows are sorted by the key and then by id. */
  ids: string;
  /** `SELECT` of their number, where that is known without reading them all. */
  total?: string;
  values: unknown[];
}

/**
 * The ids of one page and how many rows there are, in one statement. What is shown of a row is read afterwards, for
 * the rows of the page alone: joining first and sorting then costs as much as the whole table.
 */
export async function pageOfIds(
  db: DataSource,
  { ids, total, values }: PagedIdQuery,
  { sort, limit, offset }: Pick<ListQuery<string>, 'sort' | 'limit' | 'offset'>,
): Promise<{ ids: number[]; total: number }> {
  const page = `ORDER BY sort_key ${sort.direction}, id ${sort.direction} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const [row] = await db.query<{ ids: number[]; total: number }[]>(
    total === undefined
      ? `WITH found AS MATERIALIZED (${ids})
         SELECT (SELECT count(*) FROM found)::int AS total, ARRAY(SELECT id FROM found ${page}) AS ids`
      : `SELECT (${total})::int AS total, ARRAY(SELECT id FROM (${ids}) found ${page}) AS ids`,
    [...values, limit, offset],
  );
  return defined(row, 'row');
}

/** The ids `$1` as a table `page`, to join to and to put in order by `page.position`. */
export const PAGE = `unnest($1::int[]) WITH ORDINALITY AS page (id, position)`;
