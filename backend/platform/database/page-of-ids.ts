import type { DataSource } from 'typeorm';
import { defined } from '../../contract/defined.js';
import type { ListQuery } from '../http/lists/simple-rest.js';

/** The rows of a list, as trusted SQL with its parameters `$1`, `$2`, ... */
export interface PagedIdQuery {
  /** `SELECT id, ... AS sort_key` without ORDER BY: rows are sorted by the key, then by id. */
  ids: string;
  /** `SELECT` of the row count, if it is cheaper than counting `ids`. */
  total?: string;
  values: unknown[];
}

/**
 * Reads the ids of one page and the total number of rows in one statement. The displayed columns are read afterwards
 * for this page only, because joining before sorting would process the whole table.
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

/** The ids of `$1` as table `page`, to join with and to sort by `page.position`. */
export const PAGE = `unnest($1::int[]) WITH ORDINALITY AS page (id, position)`;
