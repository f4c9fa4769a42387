import { mobileDigits } from '../../../contract/customers/identity.js';

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 100;

/**
 * Splits a search text into prefixes, which the name, mobile number and e-mail address must contain.
 * A mobile number is one word regardless of spaces, `+91` and `0`.
 */
export function searchWords(typed: string): string[] {
  const digits = mobileDigits(typed);
  if (digits !== null) return [digits.slice(0, MAX_WORD_LENGTH)];
  return typed
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** Returns a PostgreSQL `tsquery` that requires all `words` as prefixes; null if there are none. */
export function wordsQuery(words: readonly string[]): string | null {
  const quoted = words.map((word) => `'${word.replace(/\\/g, '\\\\').replace(/'/g, "''")}':*`);
  return quoted.length > 0 ? quoted.join(' & ') : null;
}
