import type { RentalWait } from '@contract/rentals/rentals';
import type { PlainText } from '../../shared/i18n/texts';

interface Duty {
  text: PlainText;
  /** Replaces `text` for staff who may not do it. */
  byAdmin?: PlainText;
  color: 'info' | 'warning';
}

/** The side that has to act on a pending rental: we (blue) or the customer (amber). */
export const DUTIES: Record<RentalWait, Duty> = {
  DOCUMENTS_REVIEW: { text: 'We review documents', byAdmin: 'Admin reviews', color: 'info' },
  PAYMENT_REVIEW: { text: 'We verify the payment', byAdmin: 'Admin verifies', color: 'info' },
  DECISION: { text: 'We decide', byAdmin: 'Admin decides', color: 'info' },
  DOCUMENTS: { text: 'Customer sends documents', color: 'warning' },
  PAYMENT: { text: 'Customer pays again', color: 'warning' },
};

/** Replaces `PAYMENT` before the first payment. */
export const FIRST_PAYMENT: Duty = { text: 'Customer pays', color: 'warning' };

export interface WaitChoice {
  id: RentalWait;
  name: PlainText;
}

/** Choices of the filter: first the acts of staff, then those of the customer. */
export const reservationWaits: WaitChoice[] = [
  { id: 'DOCUMENTS_REVIEW', name: 'Review of documents' },
  { id: 'PAYMENT_REVIEW', name: 'Verification of payment' },
  { id: 'DECISION', name: 'Our decision' },
  { id: 'DOCUMENTS', name: 'Documents from the customer' },
  { id: 'PAYMENT', name: 'Payment from the customer' },
];

/** A booking is confirmed automatically, so it never waits for a decision. */
export const bookingWaits = reservationWaits.filter(({ id }) => id !== 'DECISION');
