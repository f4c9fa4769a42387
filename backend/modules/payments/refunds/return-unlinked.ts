import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import type { LockedCustomer } from '../../customers/index.js';
import { LockPayments } from '../lock-payments.js';
import { unlinkedRefundMessage } from '../messages/refund.messages.js';
import { requireSameVersion } from '../same-version.js';
import { OpenRefund } from './open-refund.js';

/** SQL: true if the payment `p` is verified, belongs to no rental, and no refund of it is due or sent. */
export const IS_UNUSED = `(p.status = 'VERIFIED' AND p.rental_id IS NULL
  AND NOT EXISTS (SELECT FROM refunds f WHERE f.payment_id = p.id AND f.state IN ('DUE', 'SENT')))`;

interface PaymentToReturn {
  status: PaymentStatus;
  type: RentalAction;
  rentalId: number | null;
  transactionId: string;
  amount: Paise;
  version: number;
  isUnused: boolean;
}

/** Opens the refund of a verified payment that no rental has claimed. */
@Injectable()
export class ReturnUnlinked {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly payments: LockPayments,
    private readonly refunds: OpenRefund,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1002, 1015 NOTHING_TO_REFUND, CHANGED */
  byCustomer(customerId: number, id: number, version: number, once: OnceKey | null): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      await this.payments.requireOwn(manager, customerId, id);
      await this.openSeen(manager, id, version);
      return null;
    });
  }

  /**
   * Opens the refund before the admin sends the money, so that no rental claims the payment in between.
   * @throws Refusal 1002, 1015 NOTHING_TO_REFUND, CHANGED
   */
  byStaff(by: Caller, id: number, version: number, once: OnceKey | null): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      const amount = await this.openSeen(manager, id, version);
      await this.audit.record(manager, by, {
        action: 'return-credit',
        subject: 'payment',
        subjectId: id,
        after: { amount: toRupees(amount) },
      });
      return null;
    });
  }

  /** Does nothing if the payment has been used or refunded in the meantime. */
  async ifUnused(manager: EntityManager, id: number): Promise<void> {
    const { customer } = await this.payments.lock(manager, { id });
    const payment = await this.read(manager, id);
    if (payment.isUnused) await this.open(manager, id, { customer, payment });
  }

  /** @returns The amount. */
  private async openSeen(manager: EntityManager, id: number, version: number): Promise<Paise> {
    const { customer } = await this.payments.lock(manager, { id });
    const payment = await this.read(manager, id);
    requireSameVersion(payment, version);
    if (!payment.isUnused)
      throw refuse('WRONG_STATE', messageOf(refundsMessages, 'nothingToRefund'), {
        status: payment.status,
        reason: 'NOTHING_TO_REFUND',
      });
    await this.open(manager, id, { customer, payment });
    return payment.amount;
  }

  private async open(
    manager: EntityManager,
    id: number,
    { customer, payment }: { customer: LockedCustomer; payment: PaymentToReturn },
  ): Promise<void> {
    await this.refunds.ofPayment(manager, id);
    const [{ dueDate }] = await manager.query<[{ dueDate: Day }]>(
      `SELECT due_on::text AS "dueDate" FROM refunds WHERE payment_id = $1 AND state = 'DUE'`,
      [id],
    );
    await this.outbox.queue(manager, unlinkedRefundMessage(customer, { ...payment, dueDate }));
  }

  private async read(manager: EntityManager, id: number): Promise<PaymentToReturn> {
    const [payment] = await manager.query<[PaymentToReturn]>(
      `SELECT w.status, p.type, p.rental_id AS "rentalId", p.transaction_id AS "transactionId",
              coalesce(p.received_paise, p.amount_paise) AS amount, p.version, ${IS_UNUSED} AS "isUnused"
         FROM payments p JOIN payment_states w ON w.payment_id = p.id WHERE p.id = $1`,
      [id],
    );
    return payment;
  }
}
