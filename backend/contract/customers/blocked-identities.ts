const BLOCKED_KINDS = ['EMAIL', 'MOBILE', 'DOMAIN', 'LICENCE', 'IDENTITY'] as const;
export type BlockedKind = (typeof BLOCKED_KINDS)[number];
export type BlockedNumberKind = Extract<BlockedKind, 'LICENCE' | 'IDENTITY'>;

/** The customer's contacts, which get no codes once they are blocked. */
export const CONTACT_PARTS = ['email', 'mobile', 'domain'] as const;
/** Numbers of the customer's documents, which are flagged at the review. */
export const NUMBER_PARTS = ['licence', 'identity'] as const;
/** The values of `block` in the request for a suspension. */
export const BLOCKED_PARTS = [...CONTACT_PARTS, ...NUMBER_PARTS] as const;
export type BlockedPart = (typeof BLOCKED_PARTS)[number];

/** Public mail providers, whose domains staff cannot block. */
export const COMMON_MAIL_DOMAINS: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.in',
  'ymail.com',
  'outlook.com',
  'outlook.in',
  'hotmail.com',
  'live.com',
  'live.in',
  'msn.com',
  'rediffmail.com',
  'icloud.com',
  'me.com',
  'proton.me',
  'protonmail.com',
  'zohomail.in',
  'aol.com',
];

/** The part after the `@` of a normalised e-mail address. */
export const mailDomainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** `/console/blocked-identities` */
export class BlockedIdentity {
  /** @example 4 */
  id: number;
  /** @example EMAIL */
  kind: BlockedKind;
  /** @example a***@example.com */
  masked: string;
  /** @example "Paid with a forged screenshot." */
  reason: string;
  /**
   * The id of the admin.
   * @example "1"
   */
  by: string | null;
  /** @example 2026-11-21T09:00:00.000Z */
  blockedAt: string;
  /** @example 2029-11-20T09:00:00.000Z */
  until: string;
}

export class UnblockedIdentity {
  /** @example 4 */
  id: number;
}
