import type { Rupees } from '../money.js';
import type { RentalAction } from '../rentals/fare.js';
import type { PaymentMethod } from './payment-methods.js';
import { type PaymentStatus, Refund } from './payments.js';
import { OwnRefundDestination } from './refund-destinations.js';

/** How long a verified payment waits for a rental before its refund is due. */
export const DAYS_TO_USE_PAYMENT = 7;

/** A payment, as its customer sees it. */
export class OwnPayment {
  /** @example 5 */
  id: number;
  /** @example 412345678901 */
  transactionId: string;
  /**
   * The amount that the bank received; the reported one until the payment is verified.
   * @example 4199
   */
  amount: Rupees;
  /** @example UPI */
  method: PaymentMethod;
  /**
   * The kind of rental that can use the payment.
   * @example book
   */
  action: RentalAction;
  /** @example VERIFIED */
  status: PaymentStatus;
  /** @example 2026-11-21T08:15:00.000Z */
  createdAt: string;
  /**
   * Reference of its booking or reservation; null if no rental uses it.
   * @example null
   */
  reference: string | null;
  /** @example null */
  refund: Refund | null;
  /** The sent refunds by transfer, then the due one. */
  refunds: Refund[];
  /**
   * The destination of its open refund; null if no refund is open, or if a booking or reservation uses the payment.
   * @example null
   */
  refundTo: OwnRefundDestination | null;
  /**
   * Whether its customer can have it refunded now.
   * @example true
   */
  mayRefund: boolean;
  /**
   * References of the rentals that still owe money and can use it.
   * @example ["K7MPQ2XW9T"]
   */
  usableFor: string[];
  /**
   * The version to send back with a command on the payment.
   * @example 2
   */
  version: number;
}
