import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Paise, toRupees } from '../../contract/money.js';
import type { OwnPayment } from '../../contract/payments/own-payments.js';
import type { PaymentMethod } from '../../contract/payments/payment-methods.js';
import type { PaymentStatus } from '../../contract/payments/payments.js';
import type { OwnRefundDestination } from '../../contract/payments/refund-destinations.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { OwnDestinationQueries } from './destinations/own-destination-queries.js';
import { type RefundRow, toRefund, toRefunds } from './refunds/refund.presenter.js';
import { refundsOfOwner } from './refunds/refund-sums-queries.js';
import { IS_UNUSED } from './refunds/return-unlinked.js';
import { payNowOf } from './rental-payments.js';

interface OwnPaymentRow extends RefundRow {
  id: number;
  transactionId: string;
  amount: Paise;
  method: PaymentMethod;
  type: RentalAction;
  status: PaymentStatus;
  createdAt: Date;
  reference: string | null;
  mayRefund: boolean;
  usableFor: string[];
  version: number;
}

const MAX_OWN_PAYMENTS = 500;

/** The payments of one customer. */
@Injectable()
export class OwnPaymentQueries {
  constructor(
    private readonly db: DataSource,
    private readonly destinations: OwnDestinationQueries,
  ) {}

  /** Newest first. */
  async ofCustomer(customerId: number): Promise<OwnPayment[]> {
    const rows = await this.db.query<OwnPaymentRow[]>(
      `SELECT p.id, p.transaction_id AS "transactionId", coalesce(p.received_paise, p.amount_paise) AS amount, p.method, p.type,
              w.status, p.created_at AS "createdAt", r.reference, ${refundsOfOwner('payment', 'p.id')} AS refunds,
              ${IS_UNUSED} AS "mayRefund", p.version,
              CASE WHEN p.rental_id IS NULL AND w.status IN ('SUBMITTED', 'VERIFIED') AND w.refund_state IS DISTINCT FROM 'PAID'
                   THEN ARRAY(SELECT o.reference FROM rentals o
                               WHERE o.customer_id = p.customer_id AND o.status NOT IN ('CANCELLED', 'DECLINED', 'EXPIRED')
                                 AND o.kind = CASE p.type WHEN 'book' THEN 'BOOKING' ELSE 'RESERVATION' END
                                 AND ${payNowOf('o.id')} > 0 ORDER BY o.starts_at)
                   ELSE '{}' END AS "usableFor"
         FROM payments p JOIN payment_states w ON w.payment_id = p.id LEFT JOIN rentals r ON r.id = p.rental_id
        WHERE p.customer_id = $1 ORDER BY p.id DESC LIMIT ${MAX_OWN_PAYMENTS}`,
      [customerId],
    );
    const refundTo = await this.destinations.ofPayments(customerId);
    return rows.map((row) => toOwnPayment(row, refundTo.get(row.id) ?? null));
  }
}

const toOwnPayment = (row: OwnPaymentRow, refundTo: OwnRefundDestination | null): OwnPayment => ({
  id: row.id,
  transactionId: row.transactionId,
  amount: toRupees(row.amount),
  method: row.method,
  action: row.type,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  reference: row.reference,
  refund: toRefund(row),
  refunds: toRefunds(row),
  refundTo,
  mayRefund: row.mayRefund,
  usableFor: row.usableFor,
  version: row.version,
});
