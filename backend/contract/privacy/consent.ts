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

/** `AADHAAR_QR`: reading Aadhaar's Secure QR code in place of the card. */
export const CONSENT_PURPOSES = ['REGISTRATION', 'AADHAAR_QR'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

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
