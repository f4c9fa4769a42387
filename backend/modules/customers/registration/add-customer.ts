import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { normaliseEmail, normaliseMobile } from '../../../contract/customers/identity.js';
import { defined } from '../../../contract/defined.js';
import { commonMessages } from '../../../contract/messages/common.messages.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { Accounts } from '../accounts.js';
import { StoreDocuments } from '../documents/store-documents.js';
import { LockCustomer, type LockedCustomer } from '../lock-customer.js';
import { namesOf, RegisterCustomer, type Registration } from './register-customer.js';
import { requiredParts } from './registration.rules.js';
import { StoreNumbers } from './store-numbers.js';

export interface NewCustomer extends Registration {
  mobile?: string;
  email?: string;
}

const ALL_PARTS = requiredParts('NOT_REGISTERED', null);

/** Adds a customer at the desk, with account, details and documents in one step, for review by an admin. */
@Injectable()
export class AddCustomer {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly accounts: Accounts,
    private readonly customers: LockCustomer,
    private readonly documents: StoreDocuments,
    private readonly registerCustomer: RegisterCustomer,
    private readonly numbers: StoreNumbers,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws Refusal 1001 with every invalid field, 1005 for a registered customer, 1009 if the pair belongs to two
   * accounts.
   */
  async add(by: Caller, customer: NewCustomer, once: OnceKey | null): Promise<number> {
    const { mobile, email } = this.check(customer);
    return this.documents.during(
      namesOf(customer.files).map((name) => defined(customer.files[name], 'files')),
      (stored) =>
        this.idempotency.run(once, async (manager) => {
          const locked = await this.claim(manager, mobile, email);
          const { id } = locked;
          await this.registerCustomer.registerInTransaction(
            manager,
            locked,
            { ...customer, stored },
            ALL_PARTS,
          );
          await manager.query('UPDATE customers SET added_by_id = $2 WHERE id = $1', [id, by.id]);
          await this.audit.record(manager, by, {
            action: 'add-customer',
            subject: 'customer',
            subjectId: id,
            after: { mobile, email },
          });
          return id;
        }),
    );
  }

  /** Locks the account with this pair; creates it if it is new. Accepts a customer who signed in but never registered. */
  private async claim(manager: EntityManager, mobile: string, email: string): Promise<LockedCustomer> {
    const owners = await this.accounts.findOwners(manager, mobile, email);
    if (owners.some((owner) => owner.mobile !== mobile || owner.email !== email)) {
      const isMobileKnown = defined(owners[0], 'owners').mobile === mobile;
      throw refuse(
        'CONFLICT',
        owners.length > 1
          ? messageOf(customersMessages, 'differentAccounts')
          : messageOf(customersMessages, isMobileKnown ? 'otherEmail' : 'otherMobile'),
      );
    }
    const id = await this.accounts.findOrCreate(manager, mobile, email);
    const customer = await this.customers.lock(manager, id);
    if (customer.approval !== 'NOT_REGISTERED' || customer.suspended)
      throw refuse('ALREADY_EXISTS', messageOf(customersMessages, 'alreadyRegistered'));
    return customer;
  }

  private check({ mobile, email, texts, files }: NewCustomer): { mobile: string; email: string } {
    const errors: FieldProblem[] = [];
    const checkedMobile = normaliseMobile(mobile ?? '');
    const checkedEmail = normaliseEmail(email ?? '');
    if (!checkedMobile) errors.push({ field: 'mobile', message: messageOf(commonMessages, 'invalidMobile') });
    if (!checkedEmail) errors.push({ field: 'email', message: messageOf(commonMessages, 'invalidEmail') });
    // Reports all errors in one response.
    errors.push(...this.numbers.check(texts, namesOf(files), ALL_PARTS).errors);
    if (errors[0]) throw refuseFields(errors[0], ...errors.slice(1));
    return { mobile: defined(checkedMobile, 'checkedMobile'), email: defined(checkedEmail, 'checkedEmail') };
  }
}
