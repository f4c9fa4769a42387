import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IDENTITY_KINDS } from '../../../contract/customers/identity-documents.js';
import { Vault } from '../../../platform/auth/vault.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { licenceSeal } from '../licences/licences.js';
import { LockCustomer } from '../lock-customer.js';
import { keyLost } from '../messages/customer.messages.js';
import { RequestAgain } from './request-again.js';
import { identitySeal } from './stored-identity.js';

interface Row {
  id: number;
  identity: Buffer | null;
  licences: Buffer[] | null;
  kinds: string[] | null;
}

/** Gives up the numbers and documents of customers that no secret opens, and requests them again. Can be stopped and run again. */
@Injectable()
export class RequestLostDocuments {
  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly vault: Vault,
    private readonly customers: LockCustomer,
    private readonly requests: RequestAgain,
  ) {}

  /** @param files The storage keys of files that no secret opens. @returns the number of customers */
  async run(files: readonly string[]): Promise<number> {
    const rows = await this.db.query<Row[]>(
      `SELECT c.id, a.sealed_number AS identity,
              (SELECT array_agg(l.sealed_number) FROM licences l WHERE l.customer_id = c.id) AS licences,
              (SELECT array_agg(d.kind) FROM documents d WHERE d.customer_id = c.id AND d.storage_key = ANY ($1)) AS kinds
         FROM customers c LEFT JOIN aadhaar_records a ON a.customer_id = c.id
        WHERE c.erased_at IS NULL ORDER BY c.id`,
      [files],
    );
    let count = 0;
    for (const row of rows) if (await this.giveUp(row)) count += 1;
    return count;
  }

  private async giveUp({ id, identity, licences, kinds }: Row): Promise<boolean> {
    const lostNumber =
      identity && this.vault.openOrNull(identitySeal(id), identity) === null ? identity : null;
    const lostLicences = (licences ?? []).filter(
      (one) => this.vault.openOrNull(licenceSeal(id), one) === null,
    );
    const lostKinds = kinds ?? [];
    const isIdentityLost = lostNumber !== null || lostKinds.some(isOfIdentity);
    const isLicenceLost = lostLicences.length > 0 || lostKinds.some(isOfLicence);
    if (!isIdentityLost && !isLicenceLost) return false;
    await this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lockEvenErased(manager, id);
      // A number that was sent in the meantime stays.
      if (lostNumber)
        await manager.query(
          'UPDATE aadhaar_records SET sealed_number = NULL WHERE customer_id = $1 AND sealed_number = $2',
          [id, lostNumber],
        );
      const reason = keyLost(customer.language);
      await this.requests.ask(manager, customer, {
        ...(isIdentityLost && { aadhaar: reason }),
        ...(isLicenceLost && { license: reason }),
      });
    });
    return true;
  }
}

const isOfLicence = (kind: string): boolean => kind.startsWith('DRIVING_LICENSE');
const isOfIdentity = (kind: string): boolean => IDENTITY_KINDS.some((one) => kind.startsWith(one));
