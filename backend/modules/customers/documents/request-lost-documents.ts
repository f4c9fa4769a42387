import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IDENTITY_KINDS } from '../../../contract/customers/identity-documents.js';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import { Vault } from '../../../platform/auth/vault.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { licenceSeal } from '../licences/licences.js';
import { LockCustomer, type LockedCustomer } from '../lock-customer.js';
import { keyLost } from '../messages/customer.messages.js';
import { Renewals } from '../renewals/renewals.js';
import { RequestAgain } from './request-again.js';
import { identitySeal } from './stored-identity.js';

interface Row {
  id: number;
  identity: Buffer | null;
  licence: Buffer | null;
  kinds: string[] | null;
}

/**
 * Discards identity numbers that no secret can decrypt, and requests lost numbers and documents from the customers
 * again. Can be stopped and run again.
 */
@Injectable()
export class RequestLostDocuments {
  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly vault: Vault,
    private readonly customers: LockCustomer,
    private readonly renewals: Renewals,
    private readonly requests: RequestAgain,
  ) {}

  /**
   * @param files The storage keys of files that no secret can decrypt.
   * @returns The number of customers with lost data.
   */
  async run(files: readonly string[]): Promise<number> {
    const rows = await this.db.query<Row[]>(
      `SELECT c.id, a.sealed_number AS identity,
              (SELECT l.sealed_number FROM licences l WHERE l.customer_id = c.id ORDER BY l.approved LIMIT 1) AS licence,
              (SELECT array_agg(d.kind) FROM documents d WHERE d.customer_id = c.id AND d.storage_key = ANY ($1)) AS kinds
         FROM customers c LEFT JOIN aadhaar_records a ON a.customer_id = c.id
        WHERE c.erased_at IS NULL ORDER BY c.id`,
      [files],
    );
    let count = 0;
    for (const row of rows) if (await this.giveUp(row)) count += 1;
    return count;
  }

  private async giveUp({ id, identity, licence, kinds }: Row): Promise<boolean> {
    const lostNumber =
      identity && this.vault.openOrNull(identitySeal(id), identity) === null ? identity : null;
    const isNumberLost = licence !== null && this.vault.openOrNull(licenceSeal(id), licence) === null;
    const lostKinds = kinds ?? [];
    const isIdentityLost = lostNumber !== null || lostKinds.some(isOfIdentity);
    const isLicenceLost = isNumberLost || lostKinds.some(isOfLicence);
    if (!isIdentityLost && !isLicenceLost) return false;
    await this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lockEvenErased(manager, id);
      // Keeps a number that was sent in the meantime.
      if (lostNumber)
        await manager.query(
          'UPDATE aadhaar_records SET sealed_number = NULL WHERE customer_id = $1 AND sealed_number = $2',
          [id, lostNumber],
        );
      const reason = keyLost(customer.language);
      await this.ask(manager, customer, {
        ...(isIdentityLost && { aadhaar: reason }),
        ...(isLicenceLost && { license: reason }),
      });
    });
    return true;
  }

  /** Ends a review, because its documents are lost. A second run does not repeat requests of the first one. */
  private async ask(manager: EntityManager, customer: LockedCustomer, lost: RejectionReasons): Promise<void> {
    if (customer.erased || !['APPROVED', 'PENDING'].includes(customer.approval)) return;
    const renewal = await this.renewals.find(manager, customer.id);
    const isReviewed = customer.approval === 'PENDING' || Boolean(renewal?.submittedAt);
    const asked: RejectionReasons = isReviewed || !renewal ? {} : renewal.reasons;
    if (Object.keys(lost).every((part) => part in asked)) return;
    const reasons = { ...lost, ...asked };
    await this.requests.ask(manager, customer, reasons, { by: null, mayRent: !isReviewed });
  }
}

const isOfLicence = (kind: string): boolean => kind.startsWith('DRIVING_LICENSE');
const isOfIdentity = (kind: string): boolean => IDENTITY_KINDS.some((one) => kind.startsWith(one));
