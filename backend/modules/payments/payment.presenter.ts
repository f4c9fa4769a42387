import type { ConsoleRefund, ConsoleTransaction } from '../../contract/console.js';
import { documentPath } from '../../contract/customers/document-path.js';
import { minus, type Paise, toRupees } from '../../contract/money.js';
import type { PaymentMethod } from '../../contract/payments/payment-methods.js';
import type { PaymentStatus, UnverifiedTransaction } from '../../contract/payments/payments.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { paymentFlags } from './payment-flags.rules.js';
import { type RefundRow, type StoredRefund, toRefund, toRefunds } from './refunds/refund.presenter.js';

export interface PaymentRow extends RefundRow {
  id: number;
  status: PaymentStatus;
  type: RentalAction;
  transactionId: string;
  amount: Paise;
  expected: Paise | null;
  method: PaymentMethod;
  screenshotId: string | null;
  screenshotSeenBefore: boolean;
  resubmissions: number;
  lapsed: boolean;
  releasedAt: Date | null;
  version: number;
  customerId: number;
  customerName: string | null;
  customerMobile: string;
  rentalId: number | null;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
  slotLostAt: Date | null;
  pickupAt: Date | null;
  /** The amount that the bank received; null if it is the reported one. */
  received: Paise | null;
  owed: Paise;
  mayWaitForRest: boolean;
}

export function toUnverified(row: PaymentRow): UnverifiedTransaction {
  const amount = row.received ?? row.amount;
  return {
    id: row.id,
    userId: row.customerId,
    action: row.type,
    method: row.method,
    transactionId: row.transactionId,
    amount: toRupees(row.amount),
    transactionScreenshotUrl: row.screenshotId === null ? null : documentPath(row.screenshotId),
    bookingId: row.rentalId,
    expectedAmount: row.expected === null ? null : toRupees(row.expected),
    difference: row.expected === null ? null : toRupees(minus(amount, row.expected)),
    flags: paymentFlags({ ...row, amount }),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toConsoleTransaction(row: PaymentRow): ConsoleTransaction {
  return {
    ...toUnverified(row),
    status: row.status,
    customerName: row.customerName,
    customerMobile: row.customerMobile,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    reason: row.reason,
    refund: refundFor(row),
    refunds: toConsoleRefunds(row),
    slotLostAt: row.slotLostAt?.toISOString() ?? null,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    pickupAt: row.pickupAt?.toISOString() ?? null,
    receivedAmount: row.received === null ? null : toRupees(row.received),
    owed: toRupees(row.owed),
    mayWaitForRest: row.mayWaitForRest,
  };
}

const toConsoleRefunds = (row: PaymentRow): ConsoleRefund[] =>
  toRefunds(row).map((refund, index) => ({ ...refund, ...senderOf(row.refunds[index]) }));

function refundFor(row: PaymentRow): ConsoleRefund | null {
  const refund = toRefund(row);
  return refund && { ...refund, ...senderOf(row.refunds.findLast(({ state }) => state === refund.state)) };
}

const senderOf = (refund: StoredRefund | undefined): Pick<ConsoleRefund, 'refundedAt' | 'refundedBy'> => ({
  refundedAt: refund?.sentAt ? new Date(refund.sentAt).toISOString() : null,
  refundedBy: refund?.sentBy ?? null,
});
