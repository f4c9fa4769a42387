import type { Day } from '../calendar.js';
import type { Rupees } from '../money.js';
import type { RentalAction } from '../rentals/fare.js';

export const PAYMENT_STATUSES = ['SUBMITTED', 'VERIFIED', 'REJECTED', 'REFUND_DUE', 'REFUNDED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** CHECKING: owed once the payment is found. */
export const REFUND_STATES = ['CHECKING', 'DUE', 'PAID'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export interface Refund {
  amount: Rupees;
  dueDate: Day;
  /** Of the transfer that paid it back. */
  reference: string | null;
  state: RefundState;
}

/** When a rental expires whose payment was rejected at `rejectedAt`, unless another payment arrives. */
export const payAgainUntil = (rejectedAt: Date, replacementHours: number): Date =>
  new Date(rejectedAt.getTime() + replacementHours * 3_600_000);

export const MAX_REFUND_REFERENCE_LENGTH = 60;

export const PAYMENT_FLAGS = ['SHORT', 'OVER', 'SEEN_SCREENSHOT', 'ID_FORMAT'] as const;
export type PaymentFlag = (typeof PAYMENT_FLAGS)[number];

export interface SubmittedPayment {
  transactionId: string;
  amount: Rupees;
  type: RentalAction;
  status: PaymentStatus;
  /** The hold this payment serves, with its extended end; null while it waits unclaimed. */
  hold: { holdId: string; expiresAt: string } | null;
}

export interface UnverifiedTransaction {
  id: number;
  userId: number;
  action: RentalAction;
  transactionId: string;
  amount: Rupees;
  transactionScreenshotUrl: string;
  bookingId: number | null;
  expectedAmount: Rupees | null;
  /** Paid minus expected; negative is short. Null while nothing is known to be expected. */
  difference: Rupees | null;
  flags: PaymentFlag[];
  /** Goes back with the decision about it. */
  version: number;
  createdAt: string;
}

export interface VerifyPaymentRequest {
  transactionId: string;
  bookingId: number;
  isVerified: boolean;
  actionType: RentalAction;
  reason?: string;
  version?: number;
}
