import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { Vault } from '../../../platform/auth/vault.js';
import { refuseFields } from '../../../platform/http/refusal.js';
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

  /** False if the customer gave none, or it was removed after a rejection. */
  async isAadhaarStored(manager: EntityManager, customerId: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>('SELECT FROM aadhaar_records WHERE customer_id = $1', [
      customerId,
    ]);
    return rows.length > 0;
  }

  /** The caller must hold the customer's lock. Accepts a number of another customer, of which the review reports it. */
  async store(
    manager: EntityManager,
    customerId: number,
    { aadhaarNumber, licence }: CheckedRegistration,
  ): Promise<void> {
    if (aadhaarNumber && !(await this.isApproved(manager, customerId, aadhaarNumber)))
      await this.storeAadhaar(manager, customerId, aadhaarNumber);
    if (licence) await this.licences.store(manager, customerId, licence, false);
  }

  /** Whether this number was approved for the customer. @throws Refusal 1001 if another one was */
  private async isApproved(manager: EntityManager, customerId: number, number: string): Promise<boolean> {
    const [approved] = await manager.query<{ hash: string }[]>(
      'SELECT number_hash AS hash FROM aadhaar_records WHERE customer_id = $1 AND approved',
      [customerId],
    );
    if (!approved) return false;
    if (!this.vault.isHash(AADHAAR_SEAL, number, approved.hash))
      throw refuseFields({
        field: 'aadhaarNumber',
        message: messageOf(customersMessages, 'otherAadhaar'),
      });
    return true;
  }

  private async storeAadhaar(manager: EntityManager, customerId: number, number: string): Promise<void> {
    const sealed = this.settings.current.keepOnlyLastFourOfAadhaar
      ? null
      : this.vault.seal(AADHAAR_SEAL, number);
    await manager.query(
      `INSERT INTO aadhaar_records (customer_id, sealed_number, number_hash, last_four) VALUES ($1, $2, $3, $4)
       ON CONFLICT (customer_id) DO UPDATE SET sealed_number = $2, number_hash = $3, last_four = $4, approved = false`,
      [customerId, sealed, this.vault.hash(AADHAAR_SEAL, number), number.slice(-4)],
    );
  }
}
