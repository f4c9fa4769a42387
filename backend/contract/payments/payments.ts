import type { Day } from '../calendar.js';
import type { Rupees } from '../money.js';
import type { RentalAction } from '../rentals/fare.js';
import type { PaymentMethod } from './payment-methods.js';

export const PAYMENT_STATUSES = ['SUBMITTED', 'VERIFIED', 'REJECTED', 'REFUND_DUE', 'REFUNDED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** CHECKING: the refund is due once the payment is verified. */
const REFUND_STATES = ['CHECKING', 'DUE', 'PAID'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** The effect of missing money: AT_PICKUP, the rental goes on and the rest is owed; FIRST, the rental waits for the rest. */
export const SHORTAGES = ['AT_PICKUP', 'FIRST'] as const;
export type Shortage = (typeof SHORTAGES)[number];

/** The highest amount of one payment, in rupees. */
export const MAX_PAYMENT = 20_000_000;

export class Refund {
  /** @example 1999 */
  amount: Rupees;
  /** @example 2026-11-27 */
  dueDate: Day;
  /**
   * How it was sent; null until then.
   * @example UPI
   */
  method: PaymentMethod | null;
  /**
   * The reference of the refund transfer.
   * @example "612345678901"
   */
  reference: string | null;
  /**
   * CHECKING: due once the payment is verified.
   * @example PAID
   */
  state: RefundState;
}

/** The expiry of a rental that has waited for a payment since `awaitedSince`, unless another payment arrives. */
export const payAgainUntil = (awaitedSince: Date, replacementHours: number): Date =>
  new Date(awaitedSince.getTime() + replacementHours * 3_600_000);

export const MAX_REFUND_REFERENCE_LENGTH = 60;

/** EXTRA: no money was due when the payment was submitted. LAPSED: its rental expired before our team verified it. */
const PAYMENT_FLAGS = [
  'SHORT',
  'OVER',
  'EXTRA',
  'SEEN_SCREENSHOT',
  'ID_FORMAT',
  'RESUBMITTED',
  'LAPSED',
] as const;
export type PaymentFlag = (typeof PAYMENT_FLAGS)[number];

export class PaidHold {
  /** @example 7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11 */
  holdId: string;
  /** @example 2026-11-21T07:05:00.000Z */
  expiresAt: string;
}

/** Data of refusal 1005 if the transaction ID is of a payment of the caller that no rental has claimed; otherwise null. */
export interface UsedId {
  reason: 'OWN_UNCLAIMED';
}

export class SubmittedPayment {
  /** @example 412345678901 */
  transactionId: string;
  /** @example 3999 */
  amount: Rupees;
  /** @example book */
  type: RentalAction;
  /** @example SUBMITTED */
  status: PaymentStatus;
  /** The hold that this payment is for, with its extended end; null for an unclaimed payment. */
  hold: PaidHold | null;
}

export class UnverifiedTransaction {
  /** @example 5 */
  id: number;
  /** @example 12 */
  userId: number;
  /** @example book */
  action: RentalAction;
  /** @example UPI */
  method: PaymentMethod;
  /**
   * For cash and card, the number of the receipt.
   * @example 412345678901
   */
  transactionId: string;
  /** @example 1999 */
  amount: Rupees;
  /**
   * Null for a payment that staff recorded without a screenshot.
   * @example /api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11
   */
  transactionScreenshotUrl: string | null;
  /**
   * Null while no booking or reservation is linked to it.
   * @example 17
   */
  bookingId: number | null;
  /** @example 1999 */
  expectedAmount: Rupees | null;
  /**
   * The received amount (or the reported one, if none is recorded) minus the expected amount; null if the latter is
   * unknown.
   * @example 0
   */
  difference: Rupees | null;
  /**
   * @example []
   * @example ["SHORT"]
   */
  flags: PaymentFlag[];
  /**
   * The version to send back with a decision.
   * @example 2
   */
  version: number;
  /** @example 2026-11-20T08:15:00.000Z */
  createdAt: string;
}

export class VerifyPaymentRequest {
  transactionId: string;
  bookingId: number;
  isVerified: boolean;
  actionType: RentalAction;
  reason?: string;
  version?: number;
  receivedAmount?: Rupees;
  shortage?: Shortage;
}
