import { Translation } from '../messages/message.js';
import type { Rupees } from '../money.js';
import type { PaymentStatus } from './payments.js';

/** Another payment that came with the very same screenshot. */
export class SamePicturePayment {
  /** @example 3 */
  id: number;
  /** @example 412345678899 */
  transactionId: string;
  /** @example 1999 */
  amount: Rupees;
  /** @example VERIFIED */
  status: PaymentStatus;
  /** @example "Asha Kulkarni" */
  customerName: string | null;
  /** @example 9000000011 */
  customerMobile: string;
  /** @example 2026-11-19T08:15:00.000Z */
  createdAt: string;
}

export const PAYMENT_EVENTS = ['SUBMITTED', 'VERIFIED', 'REJECTED', 'REFUNDED'] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** A note that the system wrote has a key. */
export class PaymentHistoryEntry extends Translation {
  /** @example SUBMITTED */
  what: PaymentEvent;
  /** @example 2026-11-20T08:15:00.000Z */
  at: string;
  by: string | null;
  note: string | null;
}

/** `/console/transactions/{id}/review`: the context of the payment under review. */
export class PaymentReview {
  samePicture: SamePicturePayment[];
  /** The latest first. */
  history: PaymentHistoryEntry[];
  /**
   * The neighbours among the payments to verify, in the order of their waiting; null at the ends.
   * @example 4
   */
  previousId: number | null;
  /**
   * Null at the end of the queue.
   * @example 7
   */
  nextId: number | null;
  /**
   * How many wait to be verified.
   * @example 6
   */
  waiting: number;
}
