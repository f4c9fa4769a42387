import type { EntityManager } from 'typeorm';
import { IDENTITY_KINDS, type IdentityKind } from '../../../contract/customers/identity-documents.js';
import type { AadhaarCheckSummary } from '../../../contract/customers/people.js';
import type { Seal } from '../../../platform/auth/vault.js';

/** The purpose of the seals and hashes of all kinds. One is enough, because each kind has its own number format. */
export const IDENTITY_SEAL = 'aadhaar';

export const identitySeal = (customerId: number): Seal => ({
  purpose: IDENTITY_SEAL,
  place: `aadhaar_records|sealed_number|${customerId}`,
});

/** SQL: a list of the kinds of front sides. */
export const IDENTITY_FRONTS = IDENTITY_KINDS.map((kind) => `'${kind}'`).join(', ');

/** The identity document of a customer, as {@link IDENTITY} reads it. */
export interface StoredIdentity {
  kind: IdentityKind;
  /** Null if the number was removed after a rejection. */
  lastFour: string | null;
  /** The newest image of the front side. */
  file: string | null;
  backFile: string | null;
  /**
   * The check of an Aadhaar QR code that replaces number and image; null without one. Its instants have PostgreSQL's
   * format.
   */
  check: AadhaarCheckSummary | null;
}

/**
 * SQL: the identity document of the customer `c`, as {@link StoredIdentity}. Ignores a back side that is older than the
 * front side.
 */
export const IDENTITY = `
  (SELECT json_build_object('kind', coalesce(k.kind, n.kind, f.kind), 'lastFour', coalesce(k.last_four, n.last_four), 'check', k.result,
            'file', f.id, 'backFile',
            (SELECT b.id FROM documents b
              WHERE b.customer_id = c.id AND b.kind = f.kind || '_BACK' AND b.created_at >= f.created_at
              ORDER BY b.created_at DESC LIMIT 1))
     FROM (SELECT c.id) o
     LEFT JOIN aadhaar_records n ON n.customer_id = c.id
     LEFT JOIN LATERAL (SELECT 'AADHAAR' AS kind, last_four,
                               json_build_object('checkedAt', checked_at, 'issuedAt', issued_at, 'certificate', certificate,
                                 'nameEqual', name_equal, 'birthDateEqual', birth_date_equal) AS result
                          FROM aadhaar_checks WHERE customer_id = c.id AND submitted) k ON true
     LEFT JOIN LATERAL (SELECT id, kind, created_at FROM documents
                         WHERE customer_id = c.id AND kind IN (${IDENTITY_FRONTS}) AND k.kind IS NULL
                         ORDER BY created_at DESC LIMIT 1) f ON true
    WHERE k.kind IS NOT NULL OR n.kind IS NOT NULL OR f.kind IS NOT NULL)`;

/** Returns null if the customer has sent no identity document. */
export async function findIdentity(
  manager: EntityManager,
  customerId: number,
): Promise<StoredIdentity | null> {
  const [row] = await manager.query<{ identity: StoredIdentity | null }[]>(
    `SELECT ${IDENTITY} AS identity FROM customers c WHERE c.id = $1`,
    [customerId],
  );
  return row?.identity ?? null;
}
