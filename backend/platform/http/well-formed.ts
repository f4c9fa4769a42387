import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
// With the u flag, this matches only unpaired surrogates.
const LONE_SURROGATE = /\p{Surrogate}/u;

export const UNREADABLE_TEXT = messageOf(commonMessages, 'unreadableText');

/** False for text with an unpaired surrogate: UTF-8 cannot encode it, so URLs, e-mails and the database refuse it. */
export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text);

/** The paths of all ill-formed texts in plain data, such as `drivers.0.name`. */
export function illFormedFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isWellFormed(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    illFormedFields(part, path === '' ? name : `${path}.${name}`),
  );
}
