import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import { type Paise, toRupees } from '../../contract/money.js';
import { isTakenAtCounter, type PaymentMethod } from '../../contract/payments/payment-methods.js';
import type { Caller } from '../../platform/auth/access.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { Ledger } from '../ledger/index.js';
import { OpenRefund } from './refunds/open-refund.js';
import type { VersionedPayment } from './same-version.js';
import { SettleMoney } from './settle-money.js';

/** A verified payment, read under its lock. */
export interface VerifiedPayment extends VersionedPayment {
  id: number;
  customerId: number;
  transactionId: string;
  method: PaymentMethod;
  /** The amount that the bank received. */
  received: Paise;
  /** True if the payment has an open refund. */
  hasOpenRefund: boolean;
}

/** Corrects the amount of a verified payment: its row, the ledger, its refund and the audit. */
@Injectable()
export class StoreAmount {
  constructor(
    private readonly ledger: Ledger,
    private readonly settlement: SettleMoney,
    private readonly refunds: OpenRefund,
    private readonly audit: Audit,
  ) {}

  /** The caller must hold the payment's lock. @throws Refusal 1015 NOT_VERIFIED, RECEIPT */
  async read(manager: EntityManager, id: number): Promise<VerifiedPayment> {
    const [payment] = await manager.query<[VerifiedPayment]>(
      `SELECT id, customer_id AS "customerId", rental_id AS "rentalId", transaction_id AS "transactionId", type, method, status, version,
              coalesce(received_paise, amount_paise) AS received,
              EXISTS (SELECT FROM refunds f WHERE f.payment_id = payments.id AND f.state = 'DUE') AS "hasOpenRefund"
         FROM payments WHERE id = $1`,
      [id],
    );
    const { status, method } = payment;
    if (isTakenAtCounter(method))
      throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'receiptNotReopened'), {
        status,
        reason: 'RECEIPT',
      });
    if (status !== 'VERIFIED')
      throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'notCorrected', { status }), {
        status,
        reason: 'NOT_VERIFIED',
      });
    return payment;
  }

  async store(
    manager: EntityManager,
    by: Caller,
    payment: VerifiedPayment,
    { received, reason }: { received: Paise; reason: string },
  ): Promise<void> {
    const { id, customerId, rentalId } = payment;
    await changeOneRow(
      manager,
      `UPDATE payments SET received_paise = CASE WHEN amount_paise <> $2 THEN $2 END WHERE id = $1 AND status = 'VERIFIED'`,
      [id, received],
    );
    const fact = { customerId, rentalId, paymentId: id, reason, staffId: by.id };
    await this.ledger.record(manager, { ...fact, kind: 'VERIFIED_REVERSED', amount: payment.received });
    await this.ledger.record(manager, { ...fact, kind: 'VERIFIED', amount: received });
    if (rentalId !== null) await this.settlement.settle(manager, rentalId, by.id);
    else if (payment.hasOpenRefund) {
      await this.refunds.withdraw(manager, id);
      await this.refunds.ofPayment(manager, id);
    } else await this.refunds.ofRest(manager, id);
    await this.audit.record(manager, by, {
      action: 'correct-amount',
      subject: 'payment',
      subjectId: id,
      before: { receivedAmount: toRupees(payment.received) },
      after: { receivedAmount: toRupees(received), reason },
    });
  }
}
