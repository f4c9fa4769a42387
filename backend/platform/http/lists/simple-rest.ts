import type { FastifyReply } from 'fastify';
import { fieldLabel } from '../field-label.js';
import { refuseFields } from '../refusal.js';
import { illFormedFields, UNREADABLE_TEXT } from '../well-formed.js';
import { MAX_ROW_ID } from './max-row-id.js';

const MAX_ROWS = 100;
const DEFAULT_ROWS = 25;

/** Key for the row range of an export, which may exceed a page. It is a symbol, so that no request can set it. */
export const PART = Symbol('part of an export');

interface Part {
  offset: number;
  limit: number;
}

/** The list query of `ra-data-simple-rest`. */
export interface ListQuery<Field extends string, Id = number> {
  sort: { field: Field; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  filter: Record<string, unknown>;
  /** Only rows with these IDs, at most 100; null for all. */
  ids: Id[] | null;
}

/** Reads the ID of a row in JSON; null for any other value. */
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

/** Reads `{ "id": [4, 7] }`, as `getMany` sends it, or a single ID. */
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

interface Allowed<Field extends string> {
  sort: readonly [Field, ...Field[]];
  filter: readonly string[];
}

function readSort<Field extends string>(
  raw: unknown,
  fields: Allowed<Field>['sort'],
): ListQuery<Field>['sort'] {
  const sort = parsed('sort', raw) ?? [fields[0], 'DESC'];
  if (
    !Array.isArray(sort) ||
    !fields.includes(sort[0] as Field) ||
    !['ASC', 'DESC'].includes(sort[1] as string)
  ) {
    throw refuseFields({
      field: 'sort',
      message: `The sort order must be ["field","ASC"|"DESC"] with one of ${fields.join(', ')}.`,
    });
  }
  return { field: sort[0] as Field, direction: sort[1] as 'ASC' | 'DESC' };
}

function readFilter(raw: unknown, allowed: readonly string[]): Record<string, unknown> {
  const filter = parsed('filter', raw) ?? {};
  if (typeof filter !== 'object' || Array.isArray(filter)) {
    throw refuseFields({ field: 'filter', message: 'The filter must be a JSON object.' });
  }
  const fields = ['id', ...allowed];
  const unknown = Object.keys(filter).find((name) => !fields.includes(name));
  if (unknown !== undefined) {
    throw refuseFields({
      field: `filter.${unknown}`,
      message: `The filter can have ${fields.join(', ')}.`,
    });
  }
  const [unreadable] = illFormedFields(filter, 'filter');
  if (unreadable !== undefined) throw refuseFields({ field: unreadable, message: UNREADABLE_TEXT });
  return filter as Record<string, unknown>;
}

const isRange = (value: unknown): value is [number, number] => {
  if (!Array.isArray(value)) return false;
  const [first, last] = value as unknown[];
  return (
    Number.isSafeInteger(first) &&
    Number.isSafeInteger(last) &&
    Number(first) >= 0 &&
    Number(last) >= Number(first) &&
    Number(last) <= 1e9
  );
};

function readRange(raw: unknown, defaultRows: number): Part {
  const range = parsed('range', raw) ?? [0, defaultRows - 1];
  if (!isRange(range))
    throw refuseFields({ field: 'range', message: 'The range must be [first,last], counted from 0.' });
  const [first, last] = range;
  return { offset: first, limit: Math.min(MAX_ROWS, last - first + 1) };
}

/**
 * Reads `sort=["id","ASC"]&range=[0,24]&filter={}`.
 * Only the allowed fields sort and filter; every list also filters by `id`. A page has at most 100 rows.
 */
export function readListQuery<Field extends string>(
  raw: RawListQuery,
  allowed: Allowed<Field>,
): ListQuery<Field> {
  return readListQueryOf(raw, allowed, readRowNumber);
}

/** {@link readListQuery} for a list with other IDs than numbers. */
export function readListQueryOf<Field extends string, Id>(
  raw: RawListQuery,
  allowed: Allowed<Field>,
  readId: ReadId<Id>,
): ListQuery<Field, Id> {
  const sort = readSort(raw.sort, allowed.sort);
  const { id, ...filter } = readFilter(raw.filter, allowed.filter);
  const ids = readIds(id, readId);
  // `getMany` sends IDs without a range and expects all of these rows.
  const range = readRange(raw.range, ids === null ? DEFAULT_ROWS : MAX_ROWS);
  return { sort, ...(raw[PART] ?? range), filter, ids };
}

/** Sets `Content-Range`. @returns the rows without an envelope */
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
