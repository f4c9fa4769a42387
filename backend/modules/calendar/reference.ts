import { randomInt } from 'node:crypto';

// Without 0/O and 1/I/L, because people read references aloud on the phone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;

/** The reference of a hold and the rental it becomes: about 49 random bits, so that two are never the same. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
