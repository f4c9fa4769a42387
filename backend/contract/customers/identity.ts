export { normaliseEmail } from './email.js';

/** The ten digits of an Indian mobile number, without `+91`, `0`, spaces and dashes; null for any other text. */
export function normaliseMobile(text: string): string | null {
  const digits = text.trim().replace(/[\s-]/g, '');
  const match = /^(?:\+91|0)?([6-9]\d{9})$/.exec(digits) ?? /^91([6-9]\d{9})$/.exec(digits);
  return match?.[1] ?? null;
}

/**
 * The digits of a typed mobile number or of its beginning, without `+91`, `91`, `0`, spaces, dashes and brackets; null
 * for any other text.
 */
export function mobileDigits(text: string): string | null {
  const digits = text.replace(/[\s()-]/g, '').replace(/^(?:\+91|0|91(?=\d{10}$))/, '');
  return /^\d+$/.test(digits) ? digits : null;
}

// Verhoeff's dihedral check, as UIDAI uses it for the twelfth digit.
const TIMES = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
];
const SHUFFLE = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];

/** True when the digits end in their Verhoeff check digit. */
export function hasVerhoeffCheck(digits: string): boolean {
  let check = 0;
  for (let position = 0; position < digits.length; position += 1) {
    const digit = Number(digits[digits.length - 1 - position]);
    check = Number(TIMES[check]?.[Number(SHUFFLE[position % 8]?.[digit])]);
  }
  return check === 0;
}

/** The twelve digits of an Aadhaar number (first 2-9, Verhoeff check), without spaces; null for any other text. */
export function normaliseAadhaar(text: string): string | null {
  const digits = text.trim().replace(/[\s-]/g, '');
  return /^[2-9]\d{11}$/.test(digits) && hasVerhoeffCheck(digits) ? digits : null;
}

/** A transaction ID of 6-35 upper-case letters and digits, without invisible characters and spaces; null for any other text. */
export function normaliseTransactionId(text: string): string | null {
  const id = text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase();
  return /^[A-Z0-9]{6,35}$/.test(id) ? id : null;
}
