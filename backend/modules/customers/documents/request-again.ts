import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import type { LockedCustomer } from '../lock-customer.js';
import { renewalMessage } from '../messages/customer.messages.js';
import { EndApproval } from '../renewals/end-approval.js';
import { Renewals } from '../renewals/renewals.js';
import { findIdentity } from './stored-identity.js';

/** Requests documents that were lost. The caller must hold the customer's lock. */
@Injectable()
export class RequestAgain {
  constructor(
    private readonly renewals: Renewals,
    private readonly approval: EndApproval,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
  ) {}

  /** An approved customer may rent until the last day for sending them. A review ends, because its documents are lost. */
  async ask(manager: EntityManager, customer: LockedCustomer, reasons: RejectionReasons): Promise<void> {
    const { id, approval } = customer;
    const renewal = await this.renewals.find(manager, id);
    const keepsApproval = approval === 'APPROVED' && !renewal?.submittedAt;
    if (customer.erased || (approval !== 'APPROVED' && approval !== 'PENDING')) return;
    if (keepsApproval) {
      const identity = await findIdentity(manager, id);
      const until = await this.renewals.ask(manager, id, reasons);
      await this.outbox.queue(manager, renewalMessage(customer, { reasons, until, identity }));
    } else await this.approval.end(manager, customer, reasons, null);
    await this.audit.record(manager, null, {
      action: 'request-documents',
      subject: 'customer',
      subjectId: id,
      before: { approval },
      after: { approval: keepsApproval ? approval : 'REJECTED', reasons },
    });
  }
}
