import type { CodeName, FieldError } from '../../contract/codes.js';
import { CODES } from '../../contract/codes.js';
import type { FieldProblem, TextOrMessage, WireMessage } from '../../contract/messages/message.js';
import { toWire } from './wire-message.js';

/** A business rule violation with its code, a message for people, and data for the caller. */
export class Refusal extends Error {
  readonly wireMessage: WireMessage;
  readonly errors: FieldError[] | undefined;

  constructor(
    readonly codeName: CodeName,
    message: TextOrMessage,
    readonly data: unknown = null,
    problems?: FieldProblem[],
    /** Where the HTTP status differs from the code's usual one. */
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

/** 1001: one or more fields are wrong. The first message is that of the response. */
export function refuseFields(...errors: [FieldProblem, ...FieldProblem[]]): Refusal {
  return new Refusal('INVALID', errors[0].message, null, errors);
}

/** 1014: a refused file. 413 too large, 415 wrong kind, 422 unreadable. */
export function refuseFile(field: string, http: 413 | 415 | 422, message: TextOrMessage): Refusal {
  return new Refusal('FILE_REFUSED', message, null, [{ field, message }], http);
}
