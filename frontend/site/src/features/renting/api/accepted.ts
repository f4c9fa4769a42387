import { CODES } from '@contract/codes';
import type { Envelope } from '@contract/codes';
import { ApiError } from '@shared/http';

/** The answer's data. "Not yet" comes with HTTP 200, but for placing something it is a refusal like any other. */
export function accepted<T>(answer: Envelope<T>): T {
  if (answer.code !== CODES.OK.code) throw new ApiError(answer, 200);
  return answer.data;
}
