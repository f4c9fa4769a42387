import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import { Vault } from '../../../platform/auth/vault.js';
import { brokenConstraint } from '../../../platform/database/unit-of-work.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { Licences } from '../licences/licences.js';
import {
  type CheckedRegistration,
  checkRegistration,
  type RegistrationFile,
  type RegistrationTexts,
} from './registration.rules.js';

export const AADHAAR_SEAL = 'aadhaar';

/** Checks a registration, and stores its Aadhaar number and the details of the licence, sealed. */
@Injectable()
export class StoreNumbers {
  constructor(
    private readonly settings: Settings,
    private readonly vault: Vault,
    private readonly licences: Licences,
  ) {}

  check(
    texts: RegistrationTexts,
    files: readonly RegistrationFile[],
    required: ReadonlySet<string>,
  ): ReturnType<typeof checkRegistration> {
    return checkRegistration(texts, new Set(files), required, this.licences.today());
  }

  /** The caller must hold the customer's lock. @throws Refusal 1005 */
  async store(
    manager: EntityManager,
    customerId: number,
    { aadhaarNumber, licence }: CheckedRegistration,
  ): Promise<void> {
    if (aadhaarNumber) await this.storeAadhaar(manager, customerId, aadhaarNumber);
    if (licence) await this.licences.store(manager, customerId, licence, false);
  }

  private async storeAadhaar(manager: EntityManager, customerId: number, number: string): Promise<void> {
    const sealed = this.settings.current.keepOnlyLastFourOfAadhaar
      ? null
      : this.vault.seal(AADHAAR_SEAL, number);
    const hashes = this.vault.hashes(AADHAAR_SEAL, number);
    if (hashes.length > 1) await requireUnused(manager, customerId, hashes);
    try {
      await manager.query(
        `INSERT INTO aadhaar_records (customer_id, sealed_number, number_hash, last_four) VALUES ($1, $2, $3, $4)
         ON CONFLICT (customer_id) DO UPDATE SET sealed_number = $2, number_hash = $3, last_four = $4`,
        [customerId, sealed, hashes[0], number.slice(-4)],
      );
    } catch (error) {
      if (brokenConstraint(error) !== 'aadhaar_records_number_hash_key') throw error;
      throw aadhaarTaken();
    }
  }
}

/** Checks the hashes of both secrets, because during a change of the secret the unique key misses equal numbers. */
async function requireUnused(
  manager: EntityManager,
  customerId: number,
  hashes: readonly string[],
): Promise<void> {
  // Sorted, so that all processes compute the same lock key, regardless of which secret is current.
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [hashes.toSorted()[0]]);
  const [other] = await manager.query<{ one: number }[]>(
    'SELECT 1 AS one FROM aadhaar_records WHERE number_hash = ANY ($1) AND customer_id <> $2',
    [hashes, customerId],
  );
  if (other) throw aadhaarTaken();
}

function aadhaarTaken(): Error {
  const problem: FieldProblem = {
    field: 'aadhaarNumber',
    message: messageOf(customersMessages, 'aadhaarTaken'),
  };
  return new Refusal('ALREADY_EXISTS', problem.message, null, [problem]);
}
