import type { WireKey } from '../messages/message.js';
import type { Rupees } from '../money.js';
import type { PaymentStatus } from './payments.js';

/** Another payment that came with the very same screenshot. */
export interface SamePicturePayment {
  id: number;
  transactionId: string;
  amount: Rupees;
  status: PaymentStatus;
  customerName: string | null;
  customerMobile: string;
  createdAt: string;
}

export const PAYMENT_EVENTS = ['SUBMITTED', 'VERIFIED', 'REJECTED', 'REFUNDED'] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** A note that the system wrote has a key. */
export interface PaymentHistoryEntry extends Partial<WireKey> {
  what: PaymentEvent;
  at: string;
  by: string | null;
  note: string | null;
}

/** `/console/transactions/{id}/review`: what one looks at beside the payment itself. */
export interface PaymentReview {
  samePicture: SamePicturePayment[];
  /** The latest first. */
  history: PaymentHistoryEntry[];
  /** The neighbours among the payments to verify, in the order of their waiting; null at the ends. */
  previousId: number | null;
  nextId: number | null;
  /** How many wait to be verified. */
  waiting: number;
}
