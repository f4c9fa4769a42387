import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';
import type { CodeName } from '../../contract/codes.js';
import { CODES } from '../../contract/codes.js';

type JsonSchema = Record<string, unknown>;

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
  /** The refusals this call can answer with, beyond those its access label implies. */
  refusals?: readonly CodeName[];
  /** The answer is `data` itself, without an envelope. */
  bare?: boolean;
}

const envelope = (code: JsonSchema, status: JsonSchema, data: JsonSchema | null): JsonSchema => ({
  type: 'object',
  required: ['code', 'status', 'message', 'data'],
  properties: { code, status, message: { type: 'string' }, data: data ?? { type: 'null' } },
});

/** Says of a call what OpenAPI readers must know: its answer, with an example, and every code it refuses with. */
export function ApiCall(docs: ApiCallDocs): MethodDecorator {
  const http = docs.status ?? 200;
  const byStatus = new Map<number, CodeName[]>();
  for (const name of docs.refusals ?? []) {
    const status = CODES[name].http;
    byStatus.set(status, [...(byStatus.get(status) ?? []), name]);
  }
  const success = docs.bare
    ? docs.data!
    : envelope({ type: 'integer', examples: [1000] }, { type: 'string', examples: ['OK'] }, docs.data);
  const example = docs.bare
    ? docs.example
    : { code: 1000, status: 'OK', message: 'Success', data: docs.example ?? null };
  return applyDecorators(
    ApiOperation({ summary: docs.summary, description: docs.description ?? docs.summary }),
    ApiResponse({
      status: http,
      description: 'Done.',
      content: { 'application/json': { schema: success as never, example } },
    } as ApiResponseOptions),
    ...[...byStatus]
      .filter(([status]) => status !== http)
      .map(([status, names]) => ApiRefusal(status, names)),
  );
}

function ApiRefusal(status: number, names: readonly CodeName[]): MethodDecorator {
  const first = CODES[names[0]!];
  return ApiResponse({
    status,
    description: names.map((name) => `${CODES[name].code} ${CODES[name].status}`).join(', '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        example: { code: first.code, status: first.status, message: 'Says what to do.', data: null },
      },
    },
  });
}
