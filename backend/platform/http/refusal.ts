import type { CodeName, FieldError } from '../../contract/codes.js';
import { CODES } from '../../contract/codes.js';
import { commonMessages } from '../../contract/messages/common.messages.js';
import type { FieldProblem, TextOrMessage, WireMessage } from '../../contract/messages/message.js';
import { messageOf } from '../../contract/messages/message.js';
import { toWire } from './wire-message.js';

/** A violation of a business rule: its code, a message for the user, and data for the caller. */
export class Refusal extends Error {
  readonly wireMessage: WireMessage;
  readonly errors: FieldError[] | undefined;

  constructor(
    readonly codeName: CodeName,
    message: TextOrMessage,
    readonly data: unknown = null,
    problems?: FieldProblem[],
    /** Set if the HTTP status differs from the code's usual one. */
    readonly http: number = CODES[codeName].http,
  ) {
    const wireMessage = toWire(message);
    super(wireMessage.message);
    this.wireMessage = wireMessage;
    this.errors = problems?.map(({ field, message }) => ({ field, ...toWire(message) }));
  }
}

export function refuse(codeName: CodeName, message: TextOrMessage, data: unknown = null): Refusal {
  return new Refusal(codeName, message, data);
}

/** Code 1011: more requests than a limit admits. */
export function tooManyRequests(retryAfterSeconds: number): Refusal {
  return refuse('TOO_MANY', messageOf(commonMessages, 'tooManyRequests', { seconds: retryAfterSeconds }), {
    retryAfterSeconds,
  });
}

/** Code 1001: invalid fields. The first message becomes that of the response. */
export function refuseFields(...errors: [FieldProblem, ...FieldProblem[]]): Refusal {
  return new Refusal('INVALID', errors[0].message, null, errors);
}

/** Code 1014: a refused file. HTTP 413 for its size, 415 for its type, 422 if it is unreadable. */
export function refuseFile(field: string, http: 413 | 415 | 422, message: TextOrMessage): Refusal {
  return new Refusal('FILE_REFUSED', message, null, [{ field, message }], http);
}
