import type { DataSource } from 'typeorm';
import type { ListQuery } from '../http/simple-rest.js';

/** What belongs to a list: SQL of ours, with the values that it names `$1`, `$2`, ... */
export interface Belonging {
  /** `SELECT id, ... AS place`, without an order: rows are sorted by place and then by id. */
  found: string;
  /** `SELECT` of how many they are, where that is known without finding them all. */
  total?: string;
  values: unknown[];
}

/**
 * The ids of one page and how many rows there are, in one statement. What is shown of a row is read afterwards, for
 * the rows of the page alone: joining first and sorting then costs as much as the whole table.
 */
export async function pageOfIds(
  db: DataSource,
  { found, total, values }: Belonging,
  { sort, limit, offset }: Pick<ListQuery<string>, 'sort' | 'limit' | 'offset'>,
): Promise<{ ids: number[]; total: number }> {
  const page = `ORDER BY place ${sort.direction}, id ${sort.direction} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const [row] = await db.query<{ ids: number[]; total: number }[]>(
    total === undefined
      ? `WITH found AS MATERIALIZED (${found})
         SELECT (SELECT count(*) FROM found)::int AS total, ARRAY(SELECT id FROM found ${page}) AS ids`
      : `SELECT (${total})::int AS total, ARRAY(SELECT id FROM (${found}) found ${page}) AS ids`,
    [...values, limit, offset],
  );
  return row!;
}

/** The ids `$1` as a table `page`, to join to and to put in order by `page.place`. */
export const PAGE = `unnest($1::int[]) WITH ORDINALITY AS page (id, place)`;
