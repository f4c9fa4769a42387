import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import { minus, type Paise } from '../../contract/money.js';
import type { PaymentStatus } from '../../contract/payments/payments.js';
import { refundDueOn } from '../../contract/rentals/cancellation.rules.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { Caller } from '../../platform/auth/access.js';
import { named } from '../../platform/database/named.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { Ledger } from '../ledger/index.js';
import { Settings } from '../settings/index.js';

/** A payment whose decision is to be taken back, read under its lock. */
export interface ReopenedPayment {
  id: number;
  customerId: number;
  rentalId: number | null;
  transactionId: string;
  type: RentalAction;
  amount: Paise;
  status: PaymentStatus;
  version: number;
  decidedAt: Date | null;
  refund: Paise | null;
  released: boolean;
  now: Date;
}

/** Stores that a decision on a payment is taken back: its row, its statement's credit, the ledger and the audit. */
@Injectable()
export class StoreReopening {
  constructor(
    private readonly ledger: Ledger,
    private readonly audit: Audit,
    private readonly settings: Settings,
  ) {}

  /** The caller must hold the payment's lock. @throws Refusal 1015 unless the payment is verified or rejected. */
  async read(manager: EntityManager, id: number): Promise<ReopenedPayment> {
    const [payment] = await manager.query<[ReopenedPayment]>(
      `SELECT id, customer_id AS "customerId", rental_id AS "rentalId", transaction_id AS "transactionId", type,
              amount_paise AS amount, status, version, decided_at AS "decidedAt", refund_paise AS refund,
              released_at IS NOT NULL AS released, app_now() AS now
         FROM payments WHERE id = $1`,
      [id],
    );
    const { status, decidedAt, released } = payment;
    if (decidedAt === null || status === 'REFUNDED' || released)
      throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'notReopened', { status }), {
        status,
        reason: 'NOT_DECIDED',
      });
    return payment;
  }

  /** @param refund The refund that is due once the payment is verified; null if its rental goes ahead. */
  async store(
    manager: EntityManager,
    by: Caller,
    payment: ReopenedPayment,
    { refund, reason }: { refund: Paise | null; reason: string },
  ): Promise<void> {
    const status: PaymentStatus = refund !== null && refund > 0 ? 'REFUND_DUE' : 'SUBMITTED';
    await changeOneRow(
      manager,
      ...named(
        `UPDATE payments SET status = :status, decided_at = NULL, decided_by_id = NULL, reason = NULL, refund_paise = :refund,
                             refund_due_on = CASE :status WHEN 'REFUND_DUE' THEN coalesce(refund_due_on, :dueOn::date) END
          WHERE id = :id AND status = :before`,
        {
          id: payment.id,
          status,
          before: payment.status,
          refund,
          dueOn: refundDueOn(this.settings.current.rules.zone, payment.now),
        },
      ),
    );
    await manager.query('DELETE FROM used_credit_ids WHERE payment_id = $1', [payment.id]);
    if (payment.status !== 'REJECTED') await this.recordMoney(manager, by, payment);
    await this.audit.record(manager, by, {
      action: 'reopen-payment',
      subject: 'payment',
      subjectId: payment.id,
      before: { status: payment.status },
      after: { status, reason },
    });
  }

  /** Takes back the verified amount, and what was kept of it if the rental had ended. */
  private async recordMoney(
    manager: EntityManager,
    by: Caller,
    { id, customerId, rentalId, amount, refund }: ReopenedPayment,
  ): Promise<void> {
    const fact = { customerId, rentalId, staffId: by.id };
    await this.ledger.record(manager, { ...fact, kind: 'VERIFIED_REVERSED', paymentId: id, amount });
    if (refund !== null && rentalId !== null)
      await this.ledger.record(manager, { ...fact, kind: 'DUE_REDUCED', amount: minus(amount, refund) });
  }
}
