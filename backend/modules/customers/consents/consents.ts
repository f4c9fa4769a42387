import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { consentMessages } from '../../../contract/messages/consent.messages.js';
import { consentKeys, type ConsentText } from '../../../contract/privacy/consent.js';
import type { SharedSettings } from '../../../contract/settings.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';

/** SQL: the text that the customer `c` agreed to last, as {@link ConsentText}; null for one of an earlier release. */
export const CONSENT = `
  (SELECT json_build_object('version', g.version, 'textHash', g.text_hash)
     FROM consents g WHERE g.customer_id = c.id ORDER BY g.id DESC LIMIT 1)`;

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

/** The caller must hold the customer's lock. */
export async function recordConsent(
  manager: EntityManager,
  customerId: number,
  { version, textHash }: ConsentText,
): Promise<void> {
  await changeOneRow(
    manager,
    'UPDATE customers SET consent_version = $2, consent_at = app_now() WHERE id = $1',
    [customerId, version],
  );
  await manager.query(
    `INSERT INTO consents (customer_id, purpose, version, text_hash) VALUES ($1, 'REGISTRATION', $2, $3)`,
    [customerId, version, textHash],
  );
}
