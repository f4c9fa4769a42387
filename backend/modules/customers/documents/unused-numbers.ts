import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { Vault } from '../../../platform/auth/vault.js';
import { brokenConstraint, StaleRead } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { LICENCE_SEAL, Licences, licenceSeal } from '../licences/licences.js';
import { identitySeal } from './stored-identity.js';

interface OwnNumber {
  kind: 'IDENTITY' | 'LICENCE';
  /** Null if only the last four digits are stored. */
  sealed: Buffer | null;
  /** Null for the last four digits of an Aadhaar number, which several customers may have. */
  hash: string | null;
}

/**
 * The hashes of a number with both secrets. During a change of the secret, the unique keys do not detect equal numbers.
 */
type Hashes = readonly string[];

const KEYS = ['aadhaar_records_approved_key', 'licences_approved_key'];

/** SQL: the other customers with a number of the customer `c`, as the console shows them. */
export const SAME_NUMBERS = `
  (SELECT coalesce(json_agg(json_build_object('id', o.id, 'fullName', o.full_name, 'number', n.kind,
            'approval', nullif(o.approval, 'NOT_REGISTERED')) ORDER BY o.id, n.kind), '[]')
     FROM (SELECT b.kind, b.customer_id FROM aadhaar_records a JOIN aadhaar_records b ON b.number_hash = a.number_hash
            WHERE a.customer_id = c.id
            UNION SELECT 'LICENCE', b.customer_id FROM licences a JOIN licences b ON b.number_hash = a.number_hash
            WHERE a.customer_id = c.id) n
     JOIN customers o ON o.id = n.customer_id WHERE o.id <> c.id)`;

/**
 * Prevents the approval of a number for two customers. Other customers may also send the number, so no response to them
 * reveals that it is used.
 */
@Injectable()
export class UnusedNumbers {
  constructor(
    private readonly vault: Vault,
    private readonly licences: Licences,
  ) {}

  /**
   * Approves the numbers of a customer, whose lock the caller must hold.
   * @throws Refusal 1015 with the customer for whom a number was approved.
   */
  async approve(manager: EntityManager, customerId: number): Promise<void> {
    const own = await manager.query<OwnNumber[]>(
      `SELECT 'IDENTITY' AS kind, sealed_number AS sealed, number_hash AS hash FROM aadhaar_records WHERE customer_id = $1
       UNION ALL SELECT 'LICENCE', sealed_number, number_hash FROM licences WHERE customer_id = $1`,
      [customerId],
    );
    const numbers = own.map((number) => this.hashesOf(customerId, number));
    await this.whileUnused(manager, customerId, numbers, async () => {
      await manager.query('UPDATE aadhaar_records SET approved = true WHERE customer_id = $1', [customerId]);
      await this.licences.approve(manager, customerId);
    });
  }

  /**
   * Withdraws the approval of a customer's numbers, so that they can be approved for another one. The caller must hold
   * the customer's lock.
   */
  async release(manager: EntityManager, customerId: number): Promise<void> {
    await manager.query('UPDATE aadhaar_records SET approved = false WHERE customer_id = $1', [customerId]);
    await this.licences.release(manager, customerId);
  }

  /**
   * Runs `store`, which stores this licence number as approved.
   * @throws Refusal 1015 with the customer for whom it was approved.
   */
  async storeLicence(
    manager: EntityManager,
    customerId: number,
    number: string,
    store: () => Promise<void>,
  ): Promise<void> {
    await this.whileUnused(manager, customerId, [this.vault.hashes(LICENCE_SEAL, number)], store);
  }

  private async whileUnused(
    manager: EntityManager,
    customerId: number,
    numbers: readonly Hashes[],
    work: () => Promise<void>,
  ): Promise<void> {
    await lockNumbers(manager, numbers);
    const [first] = await manager.query<{ id: number; name: string | null }[]>(
      `SELECT c.id, c.full_name AS name
         FROM (SELECT customer_id FROM aadhaar_records WHERE approved AND number_hash = ANY ($1)
               UNION ALL SELECT customer_id FROM licences WHERE approved AND number_hash = ANY ($1)) n
         JOIN customers c ON c.id = n.customer_id
        WHERE c.id <> $2 ORDER BY c.id LIMIT 1`,
      [numbers.flat(), customerId],
    );
    if (first)
      throw refuse(
        'WRONG_STATE',
        messageOf(customersMessages, 'numberApproved', { id: first.id, name: first.name ?? '' }),
        { status: 'PENDING', reason: 'SAME_NUMBER', customerId: first.id },
      );
    try {
      await work();
    } catch (error) {
      // Another approval of the same number has committed in the meantime. The retry finds it.
      if (KEYS.includes(brokenConstraint(error) ?? ''))
        throw new StaleRead('Another customer has this number.');
      throw error;
    }
  }

  private hashesOf(customerId: number, { kind, sealed, hash }: OwnNumber): Hashes {
    if (hash === null) return [];
    if (!sealed) return [hash];
    const seal = kind === 'IDENTITY' ? identitySeal(customerId) : licenceSeal(customerId);
    const number = this.vault.openOrNull(seal, sealed);
    return number === null ? [hash] : this.vault.hashes(seal.purpose, number);
  }
}

/**
 * Locks numbers with two hashes, which exist only during a change of the secret. Sorts them, so that all processes lock
 * in the same order.
 */
async function lockNumbers(manager: EntityManager, numbers: readonly Hashes[]): Promise<void> {
  const keys = numbers.filter((hashes) => hashes.length > 1).map((hashes) => hashes.toSorted()[0]);
  for (const key of keys.toSorted())
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}
