import { CODES } from '@contract/codes';
import { ApiError, NetworkError } from '@shared/http';
import { formatInstant } from '../format';

// The server writes instants as ISO 8601; people read them in the city's time.
const INSTANT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;

/** What a person reads when a request went wrong. */
export function explain(error: unknown): string {
  const reason = reasonOf(error);
  if (error instanceof NetworkError && error.failure === 'timeout') return reason;
  if (error instanceof NetworkError && error.failure === 'unreachable') return `Network error: ${reason}`;
  return error instanceof ApiError && error.http >= 500 ? `Server error: ${reason}` : `Error: ${reason}`;
}

/** The bare reason, for texts that have their own beginning. */
export function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) {
    return error.failure === 'unreadable' ? 'No data found or invalid response.' : 'No response from server.';
  }
  const message = error instanceof Error && error.message ? error.message : 'Something went wrong.';
  return message.replace(INSTANT, formatInstant);
}

/** The server's messages by the field that they are about. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.errors.map(({ field, message }) => [field, message]))
    : {};

/** What went wrong, then what the server wrote about single fields besides. */
export function explainWithFields(error: unknown): string[] {
  const text = explain(error);
  return [text, ...Object.values(fieldErrorsOf(error)).filter((message) => !text.includes(message))];
}

/** What was to be changed has changed meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODES.WRONG_STATE.code;
