import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import type { LockedCustomer } from '../lock-customer.js';
import { renewalMessage } from '../messages/customer.messages.js';
import { EndApproval } from '../renewals/end-approval.js';
import { Renewals } from '../renewals/renewals.js';
import { findIdentity } from './stored-identity.js';

interface Asking {
  /** Null for a command of the operator. */
  by: Caller | null;
  /** True if the customer may rent until the last day for sending the documents. */
  mayRent: boolean;
}

/** Asks a customer for documents again. The caller must hold the customer's lock. */
@Injectable()
export class RequestAgain {
  constructor(
    private readonly renewals: Renewals,
    private readonly approval: EndApproval,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** Ends the approval or the review unless `mayRent`. */
  async ask(
    manager: EntityManager,
    customer: LockedCustomer,
    reasons: RejectionReasons,
    { by, mayRent }: Asking,
  ): Promise<void> {
    const { id, approval } = customer;
    if (mayRent) {
      const identity = await findIdentity(manager, id);
      const until = await this.renewals.ask(manager, id, reasons);
      await this.outbox.queue(manager, renewalMessage(customer, { reasons, until, identity }));
    } else await this.approval.end(manager, customer, reasons, by);
    await this.audit.record(manager, by, {
      action: 'request-documents',
      subject: 'customer',
      subjectId: id,
      before: { approval },
      after: { approval: mayRent ? approval : 'REJECTED', reasons },
    });
  }
}
