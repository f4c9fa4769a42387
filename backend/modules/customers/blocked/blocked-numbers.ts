import type { EntityManager } from 'typeorm';
import {
  type BlockedNumberKind,
  type BlockedPart,
  NUMBER_PARTS,
} from '../../../contract/customers/blocked-identities.js';
import { type IdentityKind, maskIdentityNumber } from '../../../contract/customers/identity-documents.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { maskLicence } from '../licences/licence.rules.js';

interface BlockedNumber {
  kind: BlockedNumberKind;
  hash: string;
  masked: string;
}

interface StoredNumber extends Omit<BlockedNumber, 'masked'> {
  lastFour: string;
  /** The kind of identity document; null for a licence. */
  document: IdentityKind | null;
}

/** SQL: the kinds of the numbers of the customer `c` that are on the block list. */
export const BLOCKED_NUMBERS = `
  (SELECT coalesce(json_agg(DISTINCT b.kind), '[]')
     FROM (SELECT number_hash FROM aadhaar_records WHERE customer_id = c.id
           UNION ALL SELECT number_hash FROM licences WHERE customer_id = c.id) n
     JOIN blocked_identities b ON b.value_hash = n.number_hash WHERE b.until > app_now())`;

const KIND_OF = { licence: 'LICENCE', identity: 'IDENTITY' } as const;

/** Returns the numbers of a customer, sorted by hash, so that two suspensions lock equal rows in the same order. */
export async function numbersOf(manager: EntityManager, customerId: number): Promise<BlockedNumber[]> {
  // Never null: kind, hash, lastFour. The columns are NOT NULL, or the WHERE clause excludes null.
  const stored = await manager.query<StoredNumber[]>(
    `SELECT 'LICENCE' AS kind, number_hash AS hash, last_four AS "lastFour", NULL AS document FROM licences WHERE customer_id = $1
     UNION SELECT 'IDENTITY', number_hash, last_four, kind FROM aadhaar_records WHERE customer_id = $1 AND number_hash IS NOT NULL
      ORDER BY hash`,
    [customerId],
  );
  return stored.map(({ kind, hash, lastFour, document }) => ({
    kind,
    hash,
    masked: document ? maskIdentityNumber(document, lastFour) : maskLicence(lastFour),
  }));
}

/** Returns the numbers to block. @throws Refusal 1001 if no number is stored for one of the `parts`. */
export async function numbersToBlock(
  manager: EntityManager,
  customerId: number,
  parts: readonly BlockedPart[],
): Promise<BlockedNumber[]> {
  const kinds = NUMBER_PARTS.filter((part) => parts.includes(part)).map((part) => KIND_OF[part]);
  if (kinds.length === 0) return [];
  const numbers = await numbersOf(manager, customerId);
  if (kinds.some((kind) => numbers.every((number) => number.kind !== kind)))
    throw refuseFields({ field: 'block', message: messageOf(customersMessages, 'noNumberToBlock') });
  return numbers.filter(({ kind }) => kinds.includes(kind));
}

/** Stores the new hash of a blocked number, which is hashed again after a change of the secret. */
export async function rehashBlock(
  db: Pick<EntityManager, 'query'>,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await db.query(
    `UPDATE blocked_identities SET value_hash = $2
      WHERE value_hash = $1 AND NOT EXISTS (SELECT FROM blocked_identities WHERE value_hash = $2)`,
    [before, after],
  );
}
