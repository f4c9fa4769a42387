import { normaliseAadhaar } from './identity.js';

/** The documents that prove a customer's identity besides the driving licence. One is enough; Aadhaar is voluntary. */
export const IDENTITY_KINDS = ['AADHAAR', 'PASSPORT', 'VOTER_ID'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

const FORMS = { PASSPORT: /^[A-Z]\d{7}$/, VOTER_ID: /^[A-Z]{3}\d{7}$/ } as const;

/** The number of an identity document in capital letters, without spaces; null for any other text. */
export function normaliseIdentityNumber(kind: IdentityKind, text: string): string | null {
  if (kind === 'AADHAAR') return normaliseAadhaar(text);
  const number = text.replace(/[\s-]/g, '').toUpperCase();
  return FORMS[kind].test(number) ? number : null;
}

/** A whole number, or with `aadhaarLastFour` the last four digits of an Aadhaar number; null for any other text. */
export function readIdentityNumber(
  kind: IdentityKind,
  text: string,
  { aadhaarLastFour }: { aadhaarLastFour: boolean },
): string | null {
  const digits = text.replace(/\s/g, '');
  if (kind === 'AADHAAR' && aadhaarLastFour && /^\d{4}$/.test(digits)) return digits;
  return normaliseIdentityNumber(kind, text);
}

/** Formats a number for every response except the one that reveals it to an admin. */
export const maskIdentityNumber = (kind: IdentityKind, lastFour: string | null): string =>
  `${kind === 'AADHAAR' ? 'XXXX XXXX' : 'XXXX'} ${lastFour ?? 'XXXX'}`;

/** The kinds to choose from: the accepted ones or, if the settings name none, all of them. */
export const identityChoices = (accepted: readonly IdentityKind[]): readonly IdentityKind[] =>
  accepted.length > 0 ? accepted : IDENTITY_KINDS;
