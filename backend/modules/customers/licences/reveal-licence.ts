import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LicenceReveal } from '../../../contract/customers/console-customers.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Vault } from '../../../platform/auth/vault.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { Licences, licenceSeal } from './licences.js';

/** Returns full numbers of licences to an admin, and records each access. The audit does not contain the numbers. */
@Injectable()
export class RevealLicence {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly vault: Vault,
    private readonly audit: Audit,
    private readonly licences: Licences,
  ) {}

  /** Returns the number of a customer's newest licence. */
  reveal(by: Caller, customerId: number, reason: string): Promise<LicenceReveal> {
    return this.unitOfWork.run(async (manager) => {
      const [licence] = await manager.query<{ sealed: Buffer }[]>(
        'SELECT sealed_number AS sealed FROM licences WHERE customer_id = $1 ORDER BY approved LIMIT 1',
        [customerId],
      );
      if (!licence) throw refuse('NOT_FOUND', messageOf(customersMessages, 'noLicence'));
      await this.record(manager, by, customerId, reason);
      return { licenseNumber: this.vault.open(licenceSeal(customerId), licence.sealed) };
    });
  }

  /**
   * Returns the numbers of these customers' licences by customer id: the approved one, or the only one after the end of
   * the approval. Omits numbers that cannot be decrypted.
   */
  revealAll(by: Caller, customerIds: readonly number[], reason: string): Promise<Map<number, string>> {
    return this.unitOfWork.run(async (manager) => {
      const found = await manager.query<{ customerId: number; number: string }[]>(
        `SELECT DISTINCT ON (customer_id) customer_id AS "customerId", encode(sealed_number, 'base64') AS number
           FROM licences WHERE customer_id = ANY ($1) ORDER BY customer_id, approved DESC`,
        [customerIds],
      );
      const numbers = new Map<number, string>();
      for (const licence of found) {
        const number = this.licences.openNumber(licence);
        if (number === null) continue;
        numbers.set(licence.customerId, number);
        await this.record(manager, by, licence.customerId, reason);
      }
      return numbers;
    });
  }

  private record(manager: EntityManager, by: Caller, customerId: number, reason: string): Promise<void> {
    return this.audit.record(manager, by, {
      action: 'reveal-licence',
      subject: 'customer',
      subjectId: customerId,
      after: { reason },
    });
  }
}
