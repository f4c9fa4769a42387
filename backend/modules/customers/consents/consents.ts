import type { EntityManager } from 'typeorm';
import type { ConsentPurpose, ConsentText } from '../../../contract/privacy/consent.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';

/**
 * SQL: the latest registration text that the customer `c` agreed to, as {@link ConsentText}; null without a consent, or
 * if an earlier release recorded it.
 */
export const CONSENT = `
  (SELECT json_build_object('version', g.version, 'textHash', g.text_hash)
     FROM consents g WHERE g.customer_id = c.id AND g.purpose = 'REGISTRATION' ORDER BY g.id DESC LIMIT 1)`;

/** The caller must hold the customer's lock. */
export async function recordConsent(
  manager: EntityManager,
  customerId: number,
  text: ConsentText,
): Promise<void> {
  await changeOneRow(
    manager,
    'UPDATE customers SET consent_version = $2, consent_at = app_now() WHERE id = $1',
    [customerId, text.version],
  );
  await insertConsent(manager, customerId, 'REGISTRATION', text);
}

/** The caller must hold the customer's lock. @returns False if there is no consent to withdraw. */
export async function withdrawConsent(
  manager: EntityManager,
  customerId: number,
  purpose: Exclude<ConsentPurpose, 'REGISTRATION'>,
): Promise<boolean> {
  const [, withdrawn] = await manager.query<[unknown, number]>(
    'UPDATE consents SET withdrawn_at = app_now() WHERE customer_id = $1 AND purpose = $2 AND withdrawn_at IS NULL',
    [customerId, purpose],
  );
  return withdrawn > 0;
}

/** The caller must hold the customer's lock. */
export async function insertConsent(
  manager: EntityManager,
  customerId: number,
  purpose: ConsentPurpose,
  { version, textHash }: ConsentText,
): Promise<void> {
  await manager.query(
    'INSERT INTO consents (customer_id, purpose, version, text_hash) VALUES ($1, $2, $3, $4)',
    [customerId, purpose, version, textHash],
  );
}
