import type { CodeName, Envelope } from '../../contract/codes.js';
import { CODES } from '../../contract/codes.js';
import type { TextOrMessage } from '../../contract/messages/message.js';
import { toWire } from './wire-message.js';

/** A successful response. */
export function ok<T>(data: T, message: TextOrMessage = 'Success'): Envelope<T> {
  return answer('OK', data, message);
}

/** A response with HTTP 200 and a code other than 1000: 1002, 1007 or 1008, as in the specification. */
export function answer<T>(codeName: CodeName, data: T, message: TextOrMessage): Envelope<T> {
  const { code, status } = CODES[codeName];
  return { code, status, ...toWire(message), data };
}

/** The customer's own list, with code 1002 if it is empty. */
export function ownList<T>(items: T[], emptyMessage: TextOrMessage): Envelope<T[]> {
  return items.length > 0 ? ok(items) : answer('NOT_FOUND', items, emptyMessage);
}
