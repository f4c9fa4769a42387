import { randomInt } from 'node:crypto';

// Without 0/O and 1/I/L, because customers read references aloud on the phone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;

/** Returns the reference of a hold and its rental: about 49 random bits, so that duplicates are unlikely. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
