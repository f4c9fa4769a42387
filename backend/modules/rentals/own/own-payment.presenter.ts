import { type Paise, toRupees } from '../../../contract/money.js';
import type { PaymentMethod } from '../../../contract/payments/payment-methods.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { OwnPayment } from '../../../contract/rentals/rentals.js';
import type { StoredRefund } from '../../payments/index.js';

export interface OwnPaymentRow {
  method: PaymentMethod;
  transactionId: string;
  amount: Paise;
  status: PaymentStatus;
  reportedAt: Date;
  decidedAt: Date | null;
  refunds: readonly StoredRefund[];
}

export const toOwnPayment = (row: OwnPaymentRow): OwnPayment => ({
  method: row.method,
  transactionId: row.transactionId,
  amount: toRupees(row.amount),
  status: row.status,
  reportedAt: row.reportedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});
