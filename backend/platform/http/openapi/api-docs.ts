import { applyDecorators, SetMetadata, type Type, UseInterceptors } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { CodeName } from '../../../contract/codes.js';
import { CODES } from '../../../contract/codes.js';
import { defined } from '../../../contract/defined.js';
import { Translation } from '../../../contract/messages/message.js';
import { CsvExport, EXPORTED_LIST, type ExportedList } from '../lists/csv-export.js';
import type { JsonSchema } from './json-schema.js';
import { refusal } from './openapi.js';

export interface ApiCallDocs {
  summary: string;
  /** Shown below the summary. */
  description?: string;
  /** The refusals of this call, beyond those that its access implies. */
  refusals?: readonly CodeName[];
  /** True if the call accepts an `Idempotency-Key`. */
  idempotent?: boolean;
}

const ApiIdempotencyKey = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description:
    'A name of yours for this act. Sent again within 24 hours, it answers the same and does nothing twice.',
  schema: { type: 'string', maxLength: 200, examples: ['3f0c2a52-booking'] },
});

/** Documents a call and its refusals. */
export function ApiCall(docs: ApiCallDocs): MethodDecorator {
  const byStatus = new Map<number, CodeName[]>();
  for (const name of docs.refusals ?? []) {
    const status = CODES[name].http;
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  return applyDecorators(
    ...(docs.idempotent ? [ApiIdempotencyKey] : []),
    ApiOperation({ summary: docs.summary, description: docs.description ?? docs.summary }),
    ...[...byStatus].map(([status, names]) => ApiResponse({ status, ...refusal(names) })),
  );
}

export interface ApiEnvelopeOptions {
  /** HTTP status of success. */
  status?: 200 | 201;
  isArray?: boolean;
  nullable?: boolean;
  /** The values of `data` that differ from the examples of its fields. */
  example?: unknown;
}

/** Documents the success envelope. @param data the class of its `data`, or null */
export function ApiEnvelope(
  data: Type | null,
  { status = 200, isArray, nullable, example }: ApiEnvelopeOptions = {},
): MethodDecorator {
  const schema = {
    type: 'object',
    required: ['code', 'status', 'message', 'data'],
    properties: {
      code: { type: 'integer', examples: [1000] },
      status: { type: 'string', examples: ['OK'] },
      message: { type: 'string', examples: ['Success'] },
      data: data ? schemaOfData(data, isArray, nullable) : { type: 'null' },
    },
  };
  const ApiSuccess = status === 201 ? ApiCreatedResponse : ApiOkResponse;
  return applyDecorators(
    ApiExtraModels(...(data ? [Translation, data] : [Translation])),
    ApiSuccess({ schema, ...(example === undefined ? {} : { example: { data: example } }) }),
  );
}

function schemaOfData(data: Type, isArray = false, nullable = false): JsonSchema {
  const reference = { $ref: getSchemaPath(data) };
  if (isArray) return { type: 'array', items: reference };
  return nullable ? { anyOf: [reference, { type: 'null' }] } : reference;
}

export interface ApiListOptions extends Partial<Pick<ExportedList, 'screenOnly'>> {
  /** The values of a row that differ from the examples of its fields. */
  example?: object;
}

/**
 * Documents a console list: its query from `ra-data-simple-rest`, its rows, and the CSV file of the whole list, which
 * `CsvExport` sends.
 */
export function ApiList(
  row: Type,
  allowed: { sort: readonly string[]; filter: readonly string[] },
  { example = {}, screenOnly = [] }: ApiListOptions = {},
): MethodDecorator {
  const query = (name: string, description: string, example: string): MethodDecorator =>
    ApiQuery({ name, required: false, description, example, schema: { type: 'string' } });
  return applyDecorators(
    SetMetadata(EXPORTED_LIST, { row, screenOnly } satisfies ExportedList),
    UseInterceptors(CsvExport),
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
    ApiExtraModels(row),
    ApiResponse({ status: CODES.PROOF_NEEDED.http, ...refusal(['FORBIDDEN', 'PROOF_NEEDED']) }),
    ApiOkResponse({
      description: 'A page of the list. With `Accept: text/csv`, the whole list as a file, for admins only.',
      content: {
        'application/json': {
          schema: { type: 'array', items: { $ref: getSchemaPath(row) } },
          example: [example],
        },
        'text/csv': { schema: { type: 'string' }, example: 'Id,Created at\r\n31,2026-11-21 12:05\r\n' },
      },
    }),
  );
}

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
