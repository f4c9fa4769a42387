import type { CodeName, FieldError } from '../../contract/codes.js';
import { CODES } from '../../contract/codes.js';

/** A business rule violation with its code, a message for people, and data for the caller. */
export class Refusal extends Error {
  constructor(
    readonly codeName: CodeName,
    message: string,
    readonly data: unknown = null,
    readonly errors?: FieldError[],
    /** Where the HTTP status differs from the code's usual one. */
    readonly http: number = CODES[codeName].http,
  ) {
    super(message);
  }
}

export function refuse(codeName: CodeName, message: string, data: unknown = null): Refusal {
  return new Refusal(codeName, message, data);
}

/** 1001: one or more fields are wrong. The first message is that of the response. */
export function refuseFields(...errors: [FieldError, ...FieldError[]]): Refusal {
  return new Refusal('INVALID', errors[0].message, null, errors);
}

/** 1014: a refused file. 413 too large, 415 wrong kind, 422 unreadable. */
export function refuseFile(field: string, http: 413 | 415 | 422, message: string): Refusal {
  return new Refusal('FILE_REFUSED', message, null, [{ field, message }], http);
}
