import { randomInt } from 'node:crypto';

// No 0/O, 1/I/L: people read these to each other on the phone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 10;

/** A code for a hold and the rental it becomes: about 49 random bits, so that the unique index never meets a second one. */
export function newReference(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
