import { createHash } from 'node:crypto';
import { consentMessages } from '../../../contract/messages/consent.messages.js';
import { consentKeys, type ConsentText } from '../../../contract/privacy/consent.js';
import type { SharedSettings } from '../../../contract/settings.js';

type ConsentSettings = Pick<SharedSettings, 'consentVersion' | 'licenceOnly' | 'licenceDetails'>;

/** Returns the text that the registration form shows. */
export function consentInForce({ consentVersion, ...settings }: ConsentSettings): ConsentText {
  return textOf(consentVersion, consentKeys(settings));
}

/** Returns the text that the form shows before it reads the QR code of an Aadhaar card. */
export const qrConsentInForce = ({ consentVersion }: Pick<SharedSettings, 'consentVersion'>): ConsentText =>
  textOf(consentVersion, ['aadhaarQr']);

export const smsConsentInForce = ({ consentVersion }: Pick<SharedSettings, 'consentVersion'>): ConsentText =>
  textOf(consentVersion, ['sms']);

function textOf(version: string, keys: ReturnType<typeof consentKeys>): ConsentText {
  const text = keys.map((key) => consentMessages.english[key]);
  return { version, textHash: createHash('sha256').update(text.join('\n')).digest('base64url') };
}

export const isSameConsent = (one: ConsentText | null, other: ConsentText): boolean =>
  one?.version === other.version && one.textHash === other.textHash;
