import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Renewal } from '../../../contract/customers/people.js';
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
import { consentInForce } from '../consents/consent-in-force.js';
import { recordConsent } from '../consents/consents.js';
import type { DocumentKind } from '../documents/document.entity.js';
import { type StoredDocument, StoreDocuments } from '../documents/store-documents.js';
import { IDENTITY_FRONTS } from '../documents/stored-identity.js';
import { LockCustomer, type LockedCustomer } from '../lock-customer.js';
import { receivedMessage } from '../messages/customer.messages.js';
import { Renewals } from '../renewals/renewals.js';
import type { AskedParts, SentIdentity } from './identity.rules.js';
import { type RegistrationFile, type RegistrationTexts, unaskedFields } from './registration.rules.js';
import { StoreNumbers } from './store-numbers.js';

export interface Registration {
  texts: RegistrationTexts;
  files: Partial<Record<RegistrationFile, PreparedDocument>>;
}

/** A registration with its stored files, in the order of {@link namesOf}. */
export interface StoredRegistration extends Registration {
  stored: StoredDocument[];
}

function kindOf(name: RegistrationFile, identity: SentIdentity | null): DocumentKind {
  if (name === 'drivingLicenseFile') return 'DRIVING_LICENSE';
  if (name === 'drivingLicenseBackFile') return 'DRIVING_LICENSE_BACK';
  const { kind } = defined(identity, 'identity');
  return name === 'aadhaarFile' || name === 'identityFile' ? kind : `${kind}_BACK`;
}

const MAX_A_DAY = 5;

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
    private readonly renewals: Renewals,
    private readonly outbox: Outbox,
  ) {}

  async register(by: Caller, { texts, files }: Registration, once: OnceKey | null): Promise<void> {
    await this.documents.during(
      namesOf(files).map((name) => defined(files[name], 'files')),
      (stored) =>
        this.idempotency.run(once, async (manager) => {
          const customer = await this.customers.lock(manager, by.id);
          const renewal = await this.openRenewal(manager, customer);
          const [unasked, ...others] = renewal ? unaskedFields(texts, namesOf(files), renewal.reasons) : [];
          if (unasked) throw refuseFields(unasked, ...others);
          await this.requireFewToday(manager, customer.id);
          const asked = await this.numbers.askedOf(manager, customer, renewal);
          await this.registerInTransaction(manager, customer, { texts, files, stored }, asked);
          if (renewal) await this.renewals.receive(manager, customer.id);
          return null;
        }),
    );
  }

  /** Runs in the caller's transaction. The caller must hold the customer's lock. */
  async registerInTransaction(
    manager: EntityManager,
    customer: LockedCustomer,
    { texts, files, stored }: StoredRegistration,
    asked: AskedParts,
  ): Promise<void> {
    const names = namesOf(files);
    const { checked, errors } = this.numbers.check(texts, names, asked);
    if (errors[0]) throw refuseFields(errors[0], ...errors.slice(1));
    await this.numbers.store(manager, customer.id, checked);
    for (const [index, name] of names.entries())
      await defined(stored[index], 'stored').record(manager, customer.id, kindOf(name, checked.identity));
    await changeOneRow(
      manager,
      `UPDATE customers SET full_name = coalesce($2, full_name), address = coalesce($3, address),
              approval = CASE approval WHEN 'APPROVED' THEN approval ELSE 'PENDING' END, rejection_reasons = NULL, submitted_at = app_now()
        WHERE id = $1`,
      [customer.id, checked.name, checked.address],
    );
    await recordConsent(manager, customer.id, consentInForce(this.settings.current));
    const { documentCheckHours } = this.settings.current.rules;
    await this.outbox.queue(manager, receivedMessage(customer, documentCheckHours));
  }

  /** Returns null if a registration is expected. @throws Refusal 1015 if nothing is expected from the customer. */
  private async openRenewal(manager: EntityManager, customer: LockedCustomer): Promise<Renewal | null> {
    const { id, approval } = customer;
    const open = await this.renewals.find(manager, id);
    const renewal = open ?? (await this.renewals.askForLicenceEarly(manager, customer));
    if (approval === 'PENDING' || renewal?.submittedAt)
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'alreadyUnderVerification'));
    if (approval === 'APPROVED' && !renewal)
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'alreadyApproved'));
    return renewal;
  }

  /**
   * Counts the transactions that stored files, which all have the transaction's time.
   * @throws Refusal 1011 above the limit.
   */
  private async requireFewToday(manager: EntityManager, customerId: number): Promise<void> {
    const [earlier] = await manager.query<{ seconds: number }[]>(
      // Never null: seconds. It is computed from a column that is NOT NULL.
      `SELECT ceil(extract(epoch FROM created_at + interval '1 day' - app_now()))::int AS seconds FROM documents
        WHERE customer_id = $1 AND kind IN ('DRIVING_LICENSE', ${IDENTITY_FRONTS}) AND created_at > app_now() - interval '1 day'
        GROUP BY created_at ORDER BY created_at DESC OFFSET ${MAX_A_DAY - 1} LIMIT 1`,
      [customerId],
    );
    if (earlier)
      throw refuse('TOO_MANY', messageOf(customersMessages, 'sentToday', { count: MAX_A_DAY }), {
        retryAfterSeconds: earlier.seconds,
      });
  }
}
