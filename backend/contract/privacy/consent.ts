import type { consentMessages } from '../messages/consent.messages.js';
import type { SharedSettings } from '../settings.js';

type ConsentKey = keyof (typeof consentMessages)['english'];

/** The parts of the consent to the registration, in their order. */
export const consentKeys = ({
  licenceOnly,
  licenceDetails,
}: Pick<SharedSettings, 'licenceOnly' | 'licenceDetails'>): ConsentKey[] => [
  licenceOnly ? 'whatLicence' : 'what',
  ...(licenceDetails === 'required' ? (['details'] as const) : []),
  'why',
  'howLong',
];

/**
 * Consents that a customer can withdraw and keep the account. `AADHAAR_QR`: the service reads Aadhaar's Secure QR code
 * in place of the card.
 */
export const WITHDRAWABLE_PURPOSES = ['AADHAAR_QR', 'SMS', 'NEWSLETTER'] as const;
export type WithdrawablePurpose = (typeof WITHDRAWABLE_PURPOSES)[number];
/** The purposes whose consent text is recorded. */
export type ConsentPurpose = 'REGISTRATION' | Exclude<WithdrawablePurpose, 'NEWSLETTER'>;

/** A consent on the customer's profile. */
export class OwnConsent {
  /** @example SMS */
  purpose: 'REGISTRATION' | WithdrawablePurpose;
  /**
   * The version of the text; null if it is not recorded.
   * @example 2026-11
   */
  version: string | null;
  /** @example 2026-11-20T08:15:00.000Z */
  at: string;
  /** @example null or 2026-11-21T09:00:00.000Z */
  withdrawnAt: string | null;
  /** @example true */
  canWithdraw: boolean;
}

/** A text of the consent to the registration. */
export class ConsentText {
  /**
   * `consentVersion` of the settings.
   * @example 2026-11
   */
  version: string;
  /**
   * SHA-256 of the English text.
   * @example q0mXv8m2yq7pB3mZr6jE0Z2m9wQK1n1yq0dQm5c3b7A
   */
  textHash: string;
}
