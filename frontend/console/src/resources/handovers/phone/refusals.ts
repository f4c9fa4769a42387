import type { Envelope } from '@contract/codes';
import { ApiError } from '@shared/http';
import type { StoredRefusal } from './records';

export const storedOf = (error: ApiError): StoredRefusal => {
  const { http, code, status, message, messageKey, messageParams, data, errors } = error;
  return { http, code, status, message, messageKey, messageParams, data, errors };
};

/** The refusal as an error, whose text is shown in the language of the reader. */
export const errorOf = ({ http, ...envelope }: StoredRefusal): ApiError =>
  new ApiError(envelope as Partial<Envelope<unknown>>, http);
