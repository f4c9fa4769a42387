import { Translation } from '../messages/message.js';
import type { Rupees } from '../money.js';
import type { PaymentStatus } from './payments.js';

/** Another payment with the same screenshot. */
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

const PAYMENT_EVENTS = [
  'SUBMITTED',
  'VERIFIED',
  'REJECTED',
  'REOPENED',
  'CORRECTED',
  'ATTACHED',
  'RELEASED',
  'REFUNDED',
  'REFUND_BOUNCED',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** A note by the system has a key. */
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
  /** Newest first. */
  history: PaymentHistoryEntry[];
  /**
   * The previous payment in the queue, longest waiting first; null at the start of the queue.
   * @example 4
   */
  previousId: number | null;
  /**
   * The next payment in the queue; null at its end.
   * @example 7
   */
  nextId: number | null;
  /**
   * The number of payments to verify.
   * @example 6
   */
  waiting: number;
}
