import { applyDecorators, SetMetadata } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOperation,
  ApiQuery,
  ApiResponse,
  type ApiResponseOptions,
} from '@nestjs/swagger';
import { defined } from '../../../contract/defined.js';
import type { CodeName } from '../../../contract/codes.js';
import { CODES } from '../../../contract/codes.js';
import { refusal, TRANSLATION } from './openapi.js';

export type JsonSchema = Record<string, unknown>;

const ANSWER = Symbol('the answer of a call');
/** The schema of one row, on the calls that return lists of the console. */
export const LIST_ROW = Symbol('a row of a list');

export interface ApiCallDocs {
  summary: string;
  /** Shown below the summary. */
  description?: string;
  /** Of `data` in the success envelope; null where there is none. */
  data: JsonSchema | null;
  /** Example of `data`. */
  example?: unknown;
  /** HTTP status of success. */
  status?: 200 | 201;
  /** The refusals of this call, beyond those that its access implies. */
  refusals?: readonly CodeName[];
  /** The response is `data` itself, without an envelope. */
  bare?: boolean;
  /** Accepts an `Idempotency-Key`. */
  idempotent?: boolean;
}

const envelope = (code: JsonSchema, status: JsonSchema, data: JsonSchema | null): JsonSchema => ({
  type: 'object',
  required: ['code', 'status', 'message', 'data'],
  properties: {
    code,
    status,
    message: { type: 'string', examples: ['Success'] },
    ...TRANSLATION,
    data: data ?? { type: 'null' },
  },
});

const ApiIdempotencyKey = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description:
    'A name of yours for this act. Sent again within 24 hours, it answers the same and does nothing twice.',
  schema: { type: 'string', maxLength: 200, examples: ['3f0c2a52-booking'] },
});

/** Documents a call: its response with an example, and every code it refuses with. */
export function ApiCall(docs: ApiCallDocs): MethodDecorator {
  const http = docs.status ?? 200;
  const byStatus = new Map<number, CodeName[]>();
  for (const name of docs.refusals ?? []) {
    const status = CODES[name].http;
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  const success = docs.bare
    ? defined(docs.data, 'data')
    : envelope({ type: 'integer', examples: [1000] }, { type: 'string', examples: ['OK'] }, docs.data);
  const example = docs.bare
    ? docs.example
    : { code: 1000, status: 'OK', message: 'Success', data: docs.example ?? null };
  return applyDecorators(
    SetMetadata(ANSWER, { schema: success, example }),
    ...(docs.idempotent ? [ApiIdempotencyKey] : []),
    ApiOperation({ summary: docs.summary, description: docs.description ?? docs.summary }),
    ApiResponse({
      status: http,
      description: 'Done.',
      content: { 'application/json': { schema: success, example } },
    }),
    ...[...byStatus]
      .filter(([status]) => status !== http)
      .map(([status, names]) => ApiResponse({ status, ...refusal(names) } as ApiResponseOptions)),
  );
}

/**
 * The query of a console list, as `ra-data-simple-rest` sends it, and its other shape: the whole list as CSV.
 * Must be above `@ApiCall`, whose metadata it reads.
 */
export function ApiListQuery(allowed: {
  sort: readonly string[];
  filter: readonly string[];
}): MethodDecorator {
  const query = (name: string, description: string, example: string): MethodDecorator =>
    ApiQuery({ name, required: false, description, example, schema: { type: 'string' } });
  return applyDecorators(
    query(
      'sort',
      `JSON: a field (${allowed.sort.join(', ')}) and ASC or DESC.`,
      `["${allowed.sort[0]}","DESC"]`,
    ),
    query('range', 'JSON: the first and the last row, counted from 0; at most 100 rows.', '[0,24]'),
    query(
      'filter',
      `JSON: an object. \`id\` takes up to 100 ids; without a range all of them are answered, and unknown ids are left out. Takes any of ${['id', ...allowed.filter].join(', ')}.`,
      '{"id":[31,32]}',
    ),
    alsoAsCsv,
  );
}

const alsoAsCsv: MethodDecorator = (target, name, method) => {
  const answer = Reflect.getMetadata(ANSWER, method.value as object) as
    { schema: { items: JsonSchema }; example: unknown } | undefined;
  if (!answer) throw new Error('@ApiListQuery stands above @ApiCall.');
  const content = {
    'application/json': answer,
    'text/csv': { schema: { type: 'string' }, example: 'Id,Created at\r\n31,2026-11-21 12:05\r\n' },
  };
  SetMetadata(LIST_ROW, answer.schema.items)(target, name, method);
  ApiResponse({
    status: 200,
    description: 'A page of the list; all of it, without the range, for those who accept text/csv only.',
    content,
  })(target, name, method);
};

/** The parts of a multipart form; every part is required unless marked `optional`. */
export function ApiForm(parts: Record<string, JsonSchema & { optional?: boolean }>): MethodDecorator {
  const properties = Object.fromEntries(
    Object.entries(parts).map(([name, { optional: _, ...schema }]) => [name, schema]),
  );
  const required = Object.keys(parts).filter((name) => !defined(parts[name], 'parts').optional);
  return applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({ schema: { type: 'object', required, properties } as never }),
  );
}

/** The schema of plain data, derived from an example with every field. */
export function schemaOf(example: unknown): JsonSchema {
  if (Array.isArray(example)) return { type: 'array', items: schemaOf(example[0]), examples: [example] };
  if (example === null) return { type: ['string', 'null'], examples: [null] };
  if (typeof example !== 'object') {
    const type = Number.isInteger(example) ? 'integer' : typeof example;
    return { type, examples: [example] };
  }
  const properties = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, schemaOf(value)]),
  );
  return { type: 'object', required: Object.keys(properties), properties };
}
