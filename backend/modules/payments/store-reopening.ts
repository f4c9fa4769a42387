import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import type { Paise } from '../../contract/money.js';
import { isTakenAtCounter, type PaymentMethod } from '../../contract/payments/payment-methods.js';
import type { PaymentStatus } from '../../contract/payments/payments.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { Caller } from '../../platform/auth/access.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { Ledger } from '../ledger/index.js';
import { OpenRefund } from './refunds/open-refund.js';
import { SettleMoney } from './settle-money.js';

/** A payment whose decision is to be taken back, read under its lock. */
export interface ReopenedPayment {
  id: number;
  customerId: number;
  rentalId: number | null;
  transactionId: string;
  type: RentalAction;
  /** The amount that the customer reported. */
  amount: Paise;
  /** The amount that the bank received; null if it is the reported one. */
  received: Paise | null;
  status: PaymentStatus;
  version: number;
  decidedAt: Date | null;
  released: boolean;
  method: PaymentMethod;
}

/** Stores that a decision on a payment is taken back: its row, its statement's credit, the ledger, its refund and the audit. */
@Injectable()
export class StoreReopening {
  constructor(
    private readonly ledger: Ledger,
    private readonly settlement: SettleMoney,
    private readonly refunds: OpenRefund,
    private readonly audit: Audit,
  ) {}

  /** The caller must hold the payment's lock. @throws Refusal 1015 RECEIPT, NOT_DECIDED */
  async read(manager: EntityManager, id: number): Promise<ReopenedPayment> {
    const [payment] = await manager.query<[ReopenedPayment]>(
      `SELECT id, customer_id AS "customerId", rental_id AS "rentalId", transaction_id AS "transactionId", type,
              amount_paise AS amount, received_paise AS received, status, version, decided_at AS "decidedAt",
              method, released_at IS NOT NULL AS released
         FROM payments WHERE id = $1`,
      [id],
    );
    const { status, decidedAt, released, method } = payment;
    if (isTakenAtCounter(method))
      throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'receiptNotReopened'), {
        status,
        reason: 'RECEIPT',
      });
    if (decidedAt === null || released)
      throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'notReopened', { status }), {
        status,
        reason: 'NOT_DECIDED',
      });
    return payment;
  }

  async store(manager: EntityManager, by: Caller, payment: ReopenedPayment, reason: string): Promise<void> {
    const { id, customerId, rentalId, amount, received, status } = payment;
    await changeOneRow(
      manager,
      `UPDATE payments SET status = 'SUBMITTED', received_paise = NULL, shortage = NULL, decided_at = NULL, decided_by_id = NULL, reason = NULL,
                           reopened_at = app_now()
        WHERE id = $1 AND status = $2`,
      [id, status],
    );
    await manager.query('DELETE FROM used_credit_ids WHERE payment_id = $1', [id]);
    if (status === 'VERIFIED')
      await this.ledger.record(manager, {
        kind: 'VERIFIED_REVERSED',
        customerId,
        rentalId,
        paymentId: id,
        amount: received ?? amount,
        staffId: by.id,
      });
    if (rentalId !== null) await this.settlement.settle(manager, rentalId, by.id);
    else await this.refunds.withdraw(manager, id);
    await this.audit.record(manager, by, {
      action: 'reopen-payment',
      subject: 'payment',
      subjectId: id,
      before: { status },
      after: { status: 'SUBMITTED', reason },
    });
  }
}
