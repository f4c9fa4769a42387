import type { Rupees } from '../money.js';
import type { PaymentMethod } from './payment-methods.js';
import type { PaymentStatus } from './payments.js';

/** A custom admin may cancel a receipt within this time. */
export const REVERSAL_MINUTES = 30;
export const MAX_TERMINAL_LENGTH = 30;
/** Maximum number of undecided payments of one rental. */
export const MAX_CHECKED_AT_ONCE = 5;
/** Maximum number of undecided payments of one customer without a rental. */
export const MAX_UNCLAIMED = 3;

/** A payment that staff took at the counter: `/console/rentals/{id}/receipts` */
export class ConsoleReceipt {
  /** @example 31 */
  id: number;
  /** @example CASH */
  method: PaymentMethod;
  /**
   * The number of a receipt in cash or by card, otherwise the transaction ID.
   * @example "RC/2627/000012"
   */
  reference: string;
  /** @example 2000 */
  amount: Rupees;
  /**
   * VERIFIED for cash and card. REJECTED once the receipt is cancelled. REFUND_DUE or REFUNDED if the rental has ended
   * and did not need the payment.
   * @example VERIFIED
   */
  status: PaymentStatus;
  /** @example null or "T-4711" */
  terminal: string | null;
  /** @example null or "Paid by the brother" */
  note: string | null;
  /**
   * Why it was cancelled.
   * @example null or "Wrong rental"
   */
  reason: string | null;
  /**
   * The id of the staff member who took the money.
   * @example 2
   */
  by: string;
  /** @example 2026-11-24T09:10:00.000Z */
  at: string;
  /**
   * When the money was received, if that was before the business used drawers; otherwise null. Such a receipt is in no
   * drawer.
   * @example null or 2026-11-20T09:00:00.000Z
   */
  receivedAt: string | null;
  /**
   * Whether the caller may cancel it now.
   * @example true
   */
  mayReverse: boolean;
  /** @example 1 */
  version: number;
}

/** `PUT /console/rentals/{id}/receipts/{receiptId}/reversal` */
export class ReversalRequest {
  reason: string;
  version: number;
}
