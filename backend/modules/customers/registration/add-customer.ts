import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { normaliseEmail, normaliseMobile } from '../../../contract/customers/identity.js';
import type { EnteredCode } from '../../../contract/customers/people.js';
import { defined } from '../../../contract/defined.js';
import { commonMessages } from '../../../contract/messages/common.messages.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { Refusal, refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { StoreDocuments } from '../documents/store-documents.js';
import { ClaimDeskAccount, type DeskContacts, wrongDeskCode } from './claim-desk-account.js';
import {
  namesOf,
  RegisterCustomer,
  type Registration,
  type StoredRegistration,
} from './register-customer.js';
import { StoreNumbers } from './store-numbers.js';

export interface NewCustomer extends Registration {
  mobile?: string;
  email?: string;
  code: Partial<EnteredCode>;
}

/** Adds a customer at the desk, with account, details and documents in one step, for review by an admin. */
@Injectable()
export class AddCustomer {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly accounts: ClaimDeskAccount,
    private readonly documents: StoreDocuments,
    private readonly registerCustomer: RegisterCustomer,
    private readonly numbers: StoreNumbers,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws Refusal 1001 with every invalid field and for a wrong code; 1005 and 1009 as {@link ClaimDeskAccount} does.
   */
  async add(by: Caller, customer: NewCustomer, once: OnceKey | null): Promise<number> {
    const contacts = this.check(customer);
    const added = await this.documents
      .during(
        namesOf(customer.files).map((name) => defined(customer.files[name], 'files')),
        (stored) =>
          this.idempotency.run(once, (manager) =>
            this.addInTransaction(manager, by, contacts, { ...customer, stored }),
          ),
      )
      .catch(async (error: unknown) => {
        if (error instanceof Refusal && error.codeName === 'CONFLICT')
          await this.accounts.recordClaim(contacts);
        throw error;
      });
    // Thrown after the commit, so that the counted attempt is stored.
    if (added === null) throw refuseFields(wrongDeskCode());
    return added;
  }

  /** Returns the id of the customer; null if the code is wrong. */
  private async addInTransaction(
    manager: EntityManager,
    by: Caller,
    contacts: DeskContacts,
    registration: StoredRegistration,
  ): Promise<number | null> {
    const claimed = await this.accounts.claim(manager, contacts);
    if (!claimed) return null;
    const { id } = claimed.customer;
    const asked = this.numbers.askedAtFirst();
    await this.registerCustomer.registerInTransaction(manager, claimed.customer, registration, asked);
    await changeOneRow(
      manager,
      'UPDATE customers SET added_by_id = $2, email_unproved_since = CASE WHEN $3 THEN app_now() END WHERE id = $1',
      [id, by.id, claimed.isEmailUnproved],
    );
    await this.audit.record(manager, by, {
      action: 'add-customer',
      subject: 'customer',
      subjectId: id,
    });
    return id;
  }

  private check({ mobile, email, code, texts, files }: NewCustomer): DeskContacts {
    const errors: FieldProblem[] = [];
    const checkedMobile = normaliseMobile(mobile ?? '');
    const checkedEmail = normaliseEmail(email ?? '');
    if (!checkedMobile) errors.push({ field: 'mobile', message: messageOf(commonMessages, 'invalidMobile') });
    if (!checkedEmail) errors.push({ field: 'email', message: messageOf(commonMessages, 'invalidEmail') });
    const entered = this.accounts.checkCode(code);
    // Reports all errors in one response.
    const asked = this.numbers.askedAtFirst();
    errors.push(...entered.errors, ...this.numbers.check(texts, namesOf(files), asked).errors);
    if (errors[0]) throw refuseFields(errors[0], ...errors.slice(1));
    return {
      mobile: defined(checkedMobile, 'checkedMobile'),
      email: defined(checkedEmail, 'checkedEmail'),
      code: entered.code,
    };
  }
}
