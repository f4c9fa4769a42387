import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DocumentRequest } from '../../../contract/customers/console-customers.js';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { LockCustomer, type LockedCustomer } from '../lock-customer.js';
import { renewalMessage } from '../messages/customer.messages.js';
import { EndApproval } from '../renewals/end-approval.js';
import { Renewals } from '../renewals/renewals.js';
import { findIdentity } from './stored-identity.js';

/** Asks an approved customer for documents again, and takes the approval back unless the customer may go on renting. */
@Injectable()
export class RequestDocuments {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly renewals: Renewals,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly approval: EndApproval,
  ) {}

  /** @throws Refusal 1002, 1015 if the customer is not approved, or has sent documents that wait for a decision */
  request(
    by: Caller,
    customerId: number,
    { parts, reason, mayRentMeanwhile }: DocumentRequest,
  ): Promise<void> {
    const reasons: RejectionReasons = {
      ...(parts.includes('IDENTITY') && { aadhaar: reason }),
      ...(parts.includes('LICENCE') && { license: reason }),
    };
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lock(manager, customerId);
      const { approval } = customer;
      if (approval !== 'APPROVED')
        throw refuse('WRONG_STATE', messageOf(customersMessages, 'notApproved'), { status: approval });
      if (mayRentMeanwhile) await this.askForRenewal(manager, customer, reasons);
      else await this.approval.end(manager, customer, reasons, by);
      await this.audit.record(manager, by, {
        action: 'request-documents',
        subject: 'customer',
        subjectId: customerId,
        before: { approval },
        after: { approval: mayRentMeanwhile ? approval : 'REJECTED', reasons },
      });
    });
  }

  private async askForRenewal(
    manager: EntityManager,
    customer: LockedCustomer,
    reasons: RejectionReasons,
  ): Promise<void> {
    const earlier = await this.renewals.find(manager, customer.id);
    if (earlier?.submittedAt)
      throw refuse('WRONG_STATE', messageOf(customersMessages, 'renewalWaits'), {
        status: customer.approval,
      });
    const identity = await findIdentity(manager, customer.id);
    const until = await this.renewals.ask(manager, customer.id, reasons);
    await this.outbox.queue(manager, renewalMessage(customer, { reasons, until, identity }));
  }
}
