import type { Envelope } from '@contract/codes';
import { CODES } from '@contract/codes';
import { ApiError } from '@shared/http';

/** Returns the data of a response. @throws ApiError for codes other than OK, which the API also sends with HTTP 200 */
export function requireOk<T>(answer: Envelope<T>): T {
  if (answer.code !== CODES.OK.code) throw new ApiError(answer, 200);
  return answer.data;
}
