import type { FastifyReply } from 'fastify';
import { fieldLabel } from '../field-label.js';
import { refuseFields } from '../refusal.js';
import { illFormedFields, UNREADABLE_TEXT } from '../well-formed.js';
import { MAX_ROW_ID } from './max-row-id.js';

const MAX_ROWS = 100;
const DEFAULT_ROWS = 25;

/** Lets an export read more rows at once than a page of the console; no request can set it. */
export const PART = Symbol('part of an export');

export interface Part {
  offset: number;
  limit: number;
}

/** The list query of `ra-data-simple-rest`. */
export interface ListQuery<Field extends string, Id = number> {
  sort: { field: Field; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  filter: Record<string, unknown>;
  /** Only rows with these ids, at most 100; null for all. */
  ids: Id[] | null;
}

/** The id of a row in JSON; null for anything else. */
export type ReadId<Id> = (value: unknown) => Id | null;

export interface RawListQuery {
  sort?: unknown;
  range?: unknown;
  filter?: unknown;
  [PART]?: Part;
}

export interface Listed<Row> {
  rows: Row[];
  total: number;
}

function parsed(name: 'sort' | 'range' | 'filter', raw: unknown): unknown {
  if (raw === undefined) return undefined;
  try {
    return JSON.parse(raw as string);
  } catch {
    throw refuseFields({ field: name, message: `${fieldLabel(name)} is not valid JSON.` });
  }
}

function readRowNumber(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return Number.isInteger(id) && Number(id) >= 1 && Number(id) <= MAX_ROW_ID ? Number(id) : null;
}

/** `{ "id": [4, 7] }`, as `getMany` sends it, or one id alone. */
function readIds<Id>(given: unknown, readId: ReadId<Id>): Id[] | null {
  if (given === undefined) return null;
  const values: unknown[] = Array.isArray(given) ? given : [given];
  if (values.length > MAX_ROWS)
    throw refuseFields({ field: 'filter.id', message: `At most ${MAX_ROWS} IDs at a time.` });
  const ids = values.map((value) => {
    const id = readId(value);
    if (id === null)
      throw refuseFields({ field: 'filter.id', message: 'The IDs must be a list of row IDs.' });
    return id;
  });
  return [...new Set(ids)];
}

/**
 * Reads `sort=["id","ASC"]&range=[0,24]&filter={}`.
 * Only listed fields sort and filter, and `id` on every list; at most 100 rows a page.
 */
export function readListQuery<Field extends string>(
  raw: RawListQuery,
  allowed: { sort: readonly [Field, ...Field[]]; filter: readonly string[] },
): ListQuery<Field> {
  return readListQueryOf(raw, allowed, readRowNumber);
}

/** The same for a list whose ids are not the numbers of rows. */
export function readListQueryOf<Field extends string, Id>(
  raw: RawListQuery,
  allowed: { sort: readonly [Field, ...Field[]]; filter: readonly string[] },
  readId: ReadId<Id>,
): ListQuery<Field, Id> {
  const sort = parsed('sort', raw.sort) ?? [allowed.sort[0], 'DESC'];
  if (
    !Array.isArray(sort) ||
    !allowed.sort.includes(sort[0] as Field) ||
    !['ASC', 'DESC'].includes(sort[1] as string)
  ) {
    throw refuseFields({
      field: 'sort',
      message: `The sort order must be ["field","ASC"|"DESC"] with one of ${allowed.sort.join(', ')}.`,
    });
  }

  const filter = parsed('filter', raw.filter) ?? {};
  if (typeof filter !== 'object' || Array.isArray(filter)) {
    throw refuseFields({ field: 'filter', message: 'The filter must be a JSON object.' });
  }
  const { id, ...others } = filter as Record<string, unknown>;
  const unknown = Object.keys(others).find((name) => !allowed.filter.includes(name));
  if (unknown !== undefined) {
    throw refuseFields({
      field: `filter.${unknown}`,
      message: `The filter can have ${['id', ...allowed.filter].join(', ')}.`,
    });
  }
  const [unreadable] = illFormedFields(filter, 'filter');
  if (unreadable !== undefined) throw refuseFields({ field: unreadable, message: UNREADABLE_TEXT });
  const ids = readIds(id, readId);

  // `getMany` sends ids without a range, and expects all of these rows.
  const range = parsed('range', raw.range) ?? [0, (ids === null ? DEFAULT_ROWS : MAX_ROWS) - 1];
  const [first, last] = Array.isArray(range) ? (range as unknown[]) : [];
  if (
    !Number.isSafeInteger(first) ||
    !Number.isSafeInteger(last) ||
    Number(first) < 0 ||
    Number(last) < Number(first) ||
    Number(last) > 1e9
  ) {
    throw refuseFields({ field: 'range', message: 'The range must be [first,last], counted from 0.' });
  }

  return {
    sort: { field: sort[0] as Field, direction: sort[1] as 'ASC' | 'DESC' },
    ...(raw[PART] ?? {
      offset: Number(first),
      limit: Math.min(MAX_ROWS, Number(last) - Number(first) + 1),
    }),
    filter: others,
    ids,
  };
}

/** The bare rows, with their position in `Content-Range`. */
export function sendList<Row>(
  reply: FastifyReply,
  resource: string,
  query: { offset: number },
  list: Listed<Row>,
): Row[] {
  const last = Math.max(query.offset, query.offset + list.rows.length - 1);
  void reply.header('content-range', `${resource} ${query.offset}-${last}/${list.total}`);
  return list.rows;
}
