import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
// With the u flag, this matches only unpaired surrogates.
const LONE_SURROGATE = /\p{Surrogate}/u;

export const UNREADABLE_TEXT = messageOf(commonMessages, 'unreadableText');

/** False for text with an unpaired surrogate, which UTF-8 cannot encode: URLs, e-mail and the database refuse it. */
export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text);

/** The dotted names of all texts in plain data that are not well-formed; names every part of a list as its index. */
export function illFormedFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isWellFormed(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    illFormedFields(part, path === '' ? name : `${path}.${name}`),
  );
}
