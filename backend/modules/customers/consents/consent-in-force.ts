import { createHash } from 'node:crypto';
import { consentMessages } from '../../../contract/messages/consent.messages.js';
import { consentKeys, type ConsentText } from '../../../contract/privacy/consent.js';
import type { SharedSettings } from '../../../contract/settings.js';

type ConsentSettings = Pick<SharedSettings, 'consentVersion' | 'licenceOnly' | 'licenceDetails'>;

/** The text that the registration form shows. */
export function consentInForce({ consentVersion, ...settings }: ConsentSettings): ConsentText {
  const text = consentKeys(settings).map((key) => consentMessages.english[key]);
  return {
    version: consentVersion,
    textHash: createHash('sha256').update(text.join('\n')).digest('base64url'),
  };
}

export const isSameConsent = (one: ConsentText | null, other: ConsentText): boolean =>
  one?.version === other.version && one.textHash === other.textHash;
