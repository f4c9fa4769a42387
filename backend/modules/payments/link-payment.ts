import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import type { PaymentStatus } from '../../contract/payments/payments.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { Caller } from '../../platform/auth/access.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import { Audit } from '../audit/index.js';
import { Ledger } from '../ledger/index.js';
import { OpenRefund } from './refunds/open-refund.js';
import { isRefundSent, payNowOf } from './rental-payments.js';
import { SettleMoney } from './settle-money.js';

/** A payment without a rental, read under its lock. */
export interface UnlinkedPayment {
  id: number;
  customerId: number;
  rentalId: number | null;
  type: RentalAction;
  amount: Paise;
  status: PaymentStatus;
  isVerified: boolean;
  /** True if its money, or a part of it, was sent back. */
  isRefunded: boolean;
  version: number;
}

/** Links a payment to a rental: its row, the ledger and the audit. The caller must hold the locks on both. */
@Injectable()
export class LinkPayment {
  constructor(
    private readonly ledger: Ledger,
    private readonly settlement: SettleMoney,
    private readonly refunds: OpenRefund,
    private readonly audit: Audit,
  ) {}

  async read(manager: EntityManager, id: number): Promise<UnlinkedPayment> {
    const [payment] = await manager.query<[UnlinkedPayment]>(
      `SELECT p.id, p.customer_id AS "customerId", p.rental_id AS "rentalId", p.type, coalesce(p.received_paise, p.amount_paise) AS amount,
              s.status, p.status = 'VERIFIED' AS "isVerified", p.version,
              ${isRefundSent('p.id')} AS "isRefunded"
         FROM payments p JOIN payment_states s ON s.payment_id = p.id WHERE p.id = $1`,
      [id],
    );
    return payment;
  }

  /**
   * Stores the amount still to be paid for the rental as the amount that the payment is expected to cover.
   * @param by The admin, for the audit; null for the customer.
   */
  async link(
    manager: EntityManager,
    by: Caller | null,
    payment: UnlinkedPayment,
    { rentalId, reason }: { rentalId: number; reason: string | null },
  ): Promise<void> {
    await changeOneRow(
      manager,
      `UPDATE payments SET rental_id = $2, slot_lost_at = NULL,
                           expected_paise = ${payNowOf('$2::int')}
        WHERE id = $1 AND rental_id IS NULL`,
      [payment.id, rentalId],
    );
    await this.refunds.withdraw(manager, payment.id);
    if (payment.isVerified) await this.moveMoney(manager, payment, rentalId, by?.id ?? null);
    if (by)
      await this.audit.record(manager, by, {
        action: 'attach-payment',
        subject: 'payment',
        subjectId: payment.id,
        after: { rentalId, reason },
      });
  }

  /** Moves a verified amount from the customer to the rental. */
  async moveMoney(
    manager: EntityManager,
    { id, customerId, amount }: Pick<UnlinkedPayment, 'id' | 'customerId' | 'amount'>,
    rentalId: number,
    staffId: number | null,
  ): Promise<void> {
    const fact = { customerId, paymentId: id, amount, staffId };
    await this.ledger.record(manager, { ...fact, kind: 'VERIFIED_REVERSED', rentalId: null });
    await this.ledger.record(manager, { ...fact, kind: 'VERIFIED', rentalId });
    await this.settlement.settle(manager, rentalId, staffId);
  }
}
