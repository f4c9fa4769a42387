import type { FastifyReply } from 'fastify';
import { refuseFields } from './refusal.js';
import { illFormedFields, UNREADABLE_TEXT } from './well-formed.js';

const MAX_ROWS = 100;
const DEFAULT_ROWS = 25;

/** Where an export asks for more rows at once than a page of the console has; no request can name it. */
export const PART = Symbol('part of an export');

export interface Part {
  offset: number;
  limit: number;
}

/** What `ra-data-simple-rest` asks of a list. */
export interface ListQuery<Field extends string> {
  sort: { field: Field; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  filter: Record<string, unknown>;
}

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
    return JSON.parse(String(raw));
  } catch {
    throw refuseFields({ field: name, message: `${name} is not JSON.` });
  }
}

/**
 * Reads `sort=["id","ASC"]&range=[0,24]&filter={}`.
 * Only listed fields sort and filter; at most 100 rows a page.
 */
export function readListQuery<Field extends string>(
  raw: RawListQuery,
  allowed: { sort: readonly [Field, ...Field[]]; filter: readonly string[] },
): ListQuery<Field> {
  const sort = parsed('sort', raw.sort) ?? [allowed.sort[0], 'DESC'];
  if (
    !Array.isArray(sort) ||
    !allowed.sort.includes(sort[0] as Field) ||
    !['ASC', 'DESC'].includes(sort[1] as string)
  ) {
    throw refuseFields({
      field: 'sort',
      message: `sort is ["field","ASC"|"DESC"] with one of ${allowed.sort.join(', ')}.`,
    });
  }

  const range = parsed('range', raw.range) ?? [0, DEFAULT_ROWS - 1];
  const [first, last] = Array.isArray(range) ? (range as unknown[]) : [];
  if (
    !Number.isSafeInteger(first) ||
    !Number.isSafeInteger(last) ||
    Number(first) < 0 ||
    Number(last) < Number(first) ||
    Number(last) > 1e9
  ) {
    throw refuseFields({ field: 'range', message: 'range is [first,last], counted from 0.' });
  }

  const filter = parsed('filter', raw.filter) ?? {};
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw refuseFields({ field: 'filter', message: 'filter is a JSON object.' });
  }
  const unknown = Object.keys(filter).find((name) => !allowed.filter.includes(name));
  if (unknown !== undefined) {
    throw refuseFields({
      field: `filter.${unknown}`,
      message: `filter takes ${allowed.filter.join(', ') || 'nothing'}.`,
    });
  }

  const [unreadable] = illFormedFields(filter, 'filter');
  if (unreadable !== undefined) throw refuseFields({ field: unreadable, message: UNREADABLE_TEXT });

  return {
    sort: { field: sort[0] as Field, direction: sort[1] as 'ASC' | 'DESC' },
    ...(raw[PART] ?? {
      offset: Number(first),
      limit: Math.min(MAX_ROWS, Number(last) - Number(first) + 1),
    }),
    filter: filter as Record<string, unknown>,
  };
}

/** The bare rows, with `Content-Range` telling where they stand. */
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
