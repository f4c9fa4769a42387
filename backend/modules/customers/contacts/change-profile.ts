import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { Settings } from '../../settings/index.js';
import { LockCustomer, type LockedCustomer } from '../lock-customer.js';
import { receivedMessage } from '../messages/customer.messages.js';
import { Renewals } from '../renewals/renewals.js';
import { CustomerChanges, type NewProfile, type ProfileChange } from './customer-changes.js';

/** Lets customers change their name and address. An admin must approve the new name of an approved customer. */
@Injectable()
export class ChangeProfile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly renewals: Renewals,
    private readonly changes: CustomerChanges,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /**
   * @throws Refusal 1002 without a registration; 1015 for a name while documents are requested or under verification.
   */
  change(by: Caller, input: NewProfile): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lock(manager, by.id);
      if (customer.approval === 'NOT_REGISTERED')
        throw refuse('NOT_FOUND', messageOf(customersMessages, 'noProfile'));
      const changes = await this.changes.changed(manager, by.id, input);
      if (changes.length === 0) return;
      for (const change of changes) await this.changeField(manager, customer, change);
      await this.audit.record(manager, null, {
        action: 'change-customer',
        subject: 'customer',
        subjectId: by.id,
        after: { changed: changes.map(({ field }) => field) },
      });
    });
  }

  private async changeField(
    manager: EntityManager,
    customer: LockedCustomer,
    change: ProfileChange,
  ): Promise<void> {
    if (change.field === 'fullName') {
      await this.requireNoReview(manager, customer);
      if (customer.approval === 'APPROVED') return this.askForName(manager, customer, change.after);
    }
    await this.changes.apply(manager, customer.id, change);
  }

  private async askForName(manager: EntityManager, customer: LockedCustomer, name: string): Promise<void> {
    await this.renewals.rename(manager, customer.id, name);
    const { documentCheckHours } = this.settings.current.rules;
    await this.outbox.queue(manager, receivedMessage(customer, documentCheckHours));
  }

  /** Refuses a change of the name during a review, because an admin compares the name with the documents. */
  private async requireNoReview(manager: EntityManager, { id, approval }: LockedCustomer): Promise<void> {
    const renewal = await this.renewals.find(manager, id);
    if (approval === 'PENDING' || renewal?.submittedAt)
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'alreadyUnderVerification'));
    if (renewal) throw refuse('WRONG_STATE', messageOf(customersMessages, 'sendDocumentsFirst'));
  }
}
