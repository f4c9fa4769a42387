import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ApiCall, type ApiCallDocs } from '../http/openapi/api-docs.js';

/** Documents a call that returns a file, like {@link ApiCall}. */
export function ApiFile({
  contentTypes,
  ...docs
}: Pick<ApiCallDocs, 'summary' | 'description' | 'refusals'> & { contentTypes: string[] }): MethodDecorator {
  const file = { schema: { type: 'string' as const, format: 'binary' } };
  return applyDecorators(
    ApiCall(docs),
    ApiResponse({
      status: 200,
      description: 'The file.',
      content: Object.fromEntries(contentTypes.map((type) => [type, file])),
    }),
  );
}
