import { Injectable } from '@nestjs/common';
import type { SuspensionRequest } from '../../contract/customers/console-customers.js';
import type { Caller } from '../../platform/auth/access.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { changeOneRow, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';
import { BlockedIdentities } from './blocked/blocked-identities.js';
import { LockForSuspension } from './lock-for-suspension.js';
import { liftedMessage, suspendedMessage } from './messages/customer.messages.js';
import { OpenOfSuspended } from './open-of-suspended.js';
import { postponeRenewal } from './renewals/renewals.js';

/**
 * Suspends a customer or lifts the suspension. A suspension ends all sessions of the customer in the same transaction.
 * It can
 * also block their contacts and document numbers, and end their holds and pending rentals. Lifting it ends the block, and
 * gives its time back to a request for documents. A
 * second decision is refused with 1015, which names the first admin and the time.
 */
@Injectable()
export class SuspendCustomer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockForSuspension,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly blocked: BlockedIdentities,
    private readonly open: OpenOfSuspended,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 */
  decide(
    by: Caller,
    id: number,
    { suspended, reason, block = [], declinePending = false }: SuspensionRequest,
  ): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const endsOpen = suspended && declinePending;
      const cars = endsOpen ? await this.open.lockCars(manager, id) : [];
      const customer = await this.customers.lock(manager, id, suspended);
      const declined = endsOpen ? await this.open.end(manager, by, { customerId: id, cars, reason }) : [];
      if (!suspended) {
        await this.blocked.release(manager, customer);
        await postponeRenewal(manager, id);
      }
      await changeOneRow(
        manager,
        `UPDATE customers SET suspended_at = CASE WHEN $2 THEN app_now() END, suspension_reason = $3,
                suspension_decided_by_id = $4, suspension_decided_at = app_now() WHERE id = $1`,
        [id, suspended, reason, by.id],
      );
      if (suspended) {
        await this.sessions.revokeAll(manager, ['customer', 'renting'], id);
        await this.blocked.block(manager, customer, block, { reason, by });
      }
      await this.audit.record(manager, by, {
        action: suspended ? 'suspend-customer' : 'lift-suspension',
        subject: 'customer',
        subjectId: id,
        before: { suspended: customer.suspended },
        after: {
          suspended,
          reason,
          ...(block.length > 0 && { blocked: block }),
          ...(declined.length > 0 && { declined }),
        },
      });
      const message = suspended
        ? suspendedMessage(customer, reason, declined)
        : liftedMessage(customer, reason);
      await this.outbox.queue(manager, message);
    });
  }
}
