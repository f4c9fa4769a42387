import { randomInt } from 'node:crypto';

/** Crockford's base32, without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const FINDER_LENGTH = 4;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

export interface RecoveryCode {
  /** The part by which the row is found. Stored in plain text. */
  finder: string;
  secret: string;
}

const partsOf = (code: string): RecoveryCode => ({
  finder: code.slice(0, FINDER_LENGTH),
  secret: code.slice(FINDER_LENGTH),
});

export function newRecoveryCode(): RecoveryCode {
  return partsOf(Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''));
}

/** Formats the code in groups of four characters. */
export const writtenCode = ({ finder, secret }: RecoveryCode): string =>
  (finder + secret).replace(/(.{4})(?=.)/g, '$1-');

/** Returns the code in a typed text; null if the text is malformed. */
export function readRecoveryCode(text: string): RecoveryCode | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? partsOf(code) : null;
}
