import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { AfterCustomerDecision } from '../after-customer-decision.js';
import { findIdentity } from '../documents/stored-identity.js';
import type { LockedCustomer } from '../lock-customer.js';
import { requestedMessage } from '../messages/customer.messages.js';
import { Renewals } from './renewals.js';

/** Withdraws an approval, because documents are needed again. */
@Injectable()
export class EndApproval {
  constructor(
    private readonly renewals: Renewals,
    private readonly outbox: Outbox,
    private readonly afterDecision: AfterCustomerDecision,
  ) {}

  /** The caller must hold the customer's lock. @param by Null if a job or the operator ends the approval. */
  async end(
    manager: EntityManager,
    customer: LockedCustomer,
    reasons: RejectionReasons,
    by: { id: number } | null,
  ): Promise<void> {
    await this.renewals.decide(manager, customer.id, { decision: 'REJECTED', reasons, by });
    const identity = await findIdentity(manager, customer.id);
    await this.outbox.queue(manager, requestedMessage(customer, { reasons, identity }));
    await this.afterDecision.customerDecided(manager, customer.id, 'REJECTED');
  }
}
