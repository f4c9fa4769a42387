import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiQuery, ApiResponse } from '@nestjs/swagger';
import { LANGUAGES } from '../../contract/language.js';
import { ApiCall, type ApiCallDocs } from '../http/openapi/api-docs.js';

/** Metadata of the calls that return a file. */
export const SENDS_FILE = Symbol('whether a call returns a file');

/** Documents a call that returns a file, like {@link ApiCall}. Calls that need a token share the budget of files. */
export function ApiFile({
  contentTypes,
  ...docs
}: Pick<ApiCallDocs, 'summary' | 'description' | 'refusals'> & { contentTypes: string[] }): MethodDecorator {
  const file = { schema: { type: 'string' as const, format: 'binary' } };
  return applyDecorators(
    SetMetadata(SENDS_FILE, true),
    ApiCall(docs),
    ApiResponse({
      status: 200,
      description: 'The file.',
      content: Object.fromEntries(contentTypes.map((type) => [type, file])),
    }),
  );
}

/** Documents the query parameter with the language of a file. */
export const ApiLanguage = ApiQuery({
  name: 'language',
  required: false,
  enum: LANGUAGES,
  example: 'en',
  description: 'The language of the file; English where absent.',
});
