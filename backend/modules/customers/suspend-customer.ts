import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SuspensionRequest } from '../../contract/customers/console-customers.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Caller } from '../../platform/auth/access.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { changeOneRow, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';
import { BlockedIdentities } from './blocked/blocked-identities.js';
import { LockCustomer, type LockedCustomer } from './lock-customer.js';
import { liftedMessage, suspendedMessage } from './messages/customer.messages.js';

/**
 * Suspends a customer or lifts the suspension. A suspension ends all sessions of the customer in the same transaction, and
 * may block who they are; lifting it ends that. A second decision is refused with 1015, which names the first admin and the time.
 */
@Injectable()
export class SuspendCustomer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly blocked: BlockedIdentities,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 */
  decide(by: Caller, id: number, { suspended, reason, block = [] }: SuspensionRequest): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.lock(manager, id, suspended);
      await changeOneRow(
        manager,
        `UPDATE customers SET suspended_at = CASE WHEN $2 THEN app_now() END, suspension_reason = $3,
                suspension_decided_by_id = $4, suspension_decided_at = app_now() WHERE id = $1`,
        [id, suspended, reason, by.id],
      );
      if (suspended) {
        await this.sessions.revokeAll(manager, ['customer', 'renting'], id);
        await this.blocked.block(manager, customer, block, { reason, by });
      } else await this.blocked.release(manager, customer);
      await this.audit.record(manager, by, {
        action: suspended ? 'suspend-customer' : 'lift-suspension',
        subject: 'customer',
        subjectId: id,
        before: { suspended: customer.suspended },
        after: { suspended, reason, ...(block.length > 0 && { blocked: block }) },
      });
      const message = suspended ? suspendedMessage(customer, reason) : liftedMessage(customer, reason);
      await this.outbox.queue(manager, message);
    });
  }

  private async lock(manager: EntityManager, id: number, suspend: boolean): Promise<LockedCustomer> {
    const customer = await this.customers.lock(manager, id);
    if (customer.suspended !== suspend) return customer;
    const earlier = await this.audit.decidedAlready(
      manager,
      suspend
        ? messageOf(customersMessages, 'alreadySuspended')
        : messageOf(customersMessages, 'notSuspended'),
      {
        status: suspend ? 'SUSPENDED' : 'NOT_SUSPENDED',
        decidedById: customer.suspensionDecidedById,
        decidedAt: customer.suspensionDecidedAt,
      },
      this.settings.current.rules.zone,
    );
    throw refuse('WRONG_STATE', ...earlier);
  }
}
