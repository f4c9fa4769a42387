import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Vault } from '../../../platform/auth/vault.js';
import { brokenConstraint, changeOneRow } from '../../../platform/database/unit-of-work.js';
import type { PreparedDocument } from '../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { Refusal, refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Settings } from '../../settings/index.js';
import { CustomerContacts } from '../customer-contacts.js';
import type { DocumentKind } from '../documents/document.entity.js';
import { type StoredDocument, StoreDocuments } from '../documents/store-documents.js';
import { LockCustomer, type LockedCustomer } from '../lock-customer.js';
import { receivedMessage } from '../messages/customer.messages.js';
import {
  checkRegistration,
  type RegistrationFile,
  type RegistrationTexts,
  requiredParts,
} from './registration.rules.js';

export const AADHAAR_SEAL = 'aadhaar';

export interface Registration {
  texts: RegistrationTexts;
  files: Partial<Record<RegistrationFile, PreparedDocument>>;
}

/** A registration with its stored files, in the order of {@link namesOf}. */
export interface StoredRegistration extends Registration {
  stored: StoredDocument[];
}

const KIND_OF = {
  aadhaarFile: 'AADHAAR',
  drivingLicenseFile: 'DRIVING_LICENSE',
  aadhaarBackFile: 'AADHAAR_BACK',
  drivingLicenseBackFile: 'DRIVING_LICENSE_BACK',
} as const satisfies Record<RegistrationFile, DocumentKind>;

/** Returns the names of the submitted files. */
export const namesOf = (files: Registration['files']): RegistrationFile[] =>
  (Object.keys(files) as RegistrationFile[]).filter((name) => files[name]);

/** Stores a customer's details and documents for review by an admin. */
@Injectable()
export class RegisterCustomer {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly customers: LockCustomer,
    private readonly documents: StoreDocuments,
    private readonly settings: Settings,
    private readonly vault: Vault,
    private readonly contacts: CustomerContacts,
    private readonly outbox: Outbox,
  ) {}

  async register(by: Caller, { texts, files }: Registration, once: OnceKey | null): Promise<void> {
    await this.documents.during(
      namesOf(files).map((name) => defined(files[name], 'files')),
      (stored) =>
        this.idempotency.run(once, async (manager) => {
          const registrant = await this.lock(manager, by.id);
          const required = requiredParts(registrant.approval, registrant.rejectionReasons);
          await this.registerInTransaction(manager, by.id, { texts, files, stored }, required);
          return null;
        }),
    );
  }

  /** Runs in the caller's transaction. The caller must hold the customer's lock. */
  async registerInTransaction(
    manager: EntityManager,
    customerId: number,
    { texts, files, stored }: StoredRegistration,
    required: ReadonlySet<string>,
  ): Promise<void> {
    const names = namesOf(files);
    const { checked, errors } = checkRegistration(texts, new Set(names), required);
    if (errors[0]) throw refuseFields(errors[0], ...errors.slice(1));
    if (checked.aadhaarNumber) await this.keepAadhaar(manager, customerId, checked.aadhaarNumber);
    await this.recordFiles(manager, customerId, names, stored);
    await changeOneRow(
      manager,
      `UPDATE customers SET full_name = coalesce($2, full_name), address = coalesce($3, address), approval = 'PENDING',
              rejection_reasons = NULL, submitted_at = app_now(), consent_version = $4, consent_at = app_now()
        WHERE id = $1`,
      [customerId, checked.name, checked.address, this.settings.current.consentVersion],
    );
    const { documentCheckHours } = this.settings.current.rules;
    const contact = await this.contacts.findById(manager, customerId);
    await this.outbox.queue(manager, receivedMessage(contact, documentCheckHours));
  }

  private async lock(manager: EntityManager, id: number): Promise<LockedCustomer> {
    const customer = await this.customers.lock(manager, id);
    if (customer.approval === 'PENDING')
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'alreadyUnderVerification'));
    if (customer.approval === 'APPROVED')
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'alreadyApproved'));
    return customer;
  }

  private async recordFiles(
    manager: EntityManager,
    customerId: number,
    names: RegistrationFile[],
    stored: StoredDocument[],
  ): Promise<void> {
    for (const [index, name] of names.entries())
      await defined(stored[index], 'stored').record(manager, customerId, KIND_OF[name]);
  }

  private async keepAadhaar(manager: EntityManager, customerId: number, number: string): Promise<void> {
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
