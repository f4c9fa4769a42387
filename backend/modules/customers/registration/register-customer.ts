import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import type { PreparedDocument } from '../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Settings } from '../../settings/index.js';
import { CustomerContacts } from '../customer-contacts.js';
import type { DocumentKind } from '../documents/document.entity.js';
import { type StoredDocument, StoreDocuments } from '../documents/store-documents.js';
import { LockCustomer, type LockedCustomer } from '../lock-customer.js';
import { receivedMessage } from '../messages/customer.messages.js';
import { type RegistrationFile, type RegistrationTexts, requiredParts } from './registration.rules.js';
import { StoreNumbers } from './store-numbers.js';

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
    private readonly numbers: StoreNumbers,
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
    const { checked, errors } = this.numbers.check(texts, names, required);
    if (errors[0]) throw refuseFields(errors[0], ...errors.slice(1));
    await this.numbers.store(manager, customerId, checked);
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
}
