import type { RentalWait } from '@contract/rentals/rentals';
import type { PlainText } from '../../shared/i18n/texts';

/** Why a pending rental waits. */
export const WAIT_TEXTS: Record<RentalWait, PlainText> = {
  DOCUMENTS: 'Waiting for documents',
  DOCUMENTS_REVIEW: 'Waiting for documents',
  PAYMENT: 'Waiting for payment',
  PAYMENT_REVIEW: 'Waiting for payment',
  DECISION: 'Waiting for decision',
};

export interface WaitChoice {
  id: RentalWait;
  name: PlainText;
}

/** Choices of the filter: first what staff have to do, then what the customer has to do. */
export const reservationWaits: WaitChoice[] = [
  { id: 'DOCUMENTS_REVIEW', name: 'Review of documents' },
  { id: 'PAYMENT_REVIEW', name: 'Verification of payment' },
  { id: 'DECISION', name: 'Our decision' },
  { id: 'DOCUMENTS', name: 'Documents from the customer' },
  { id: 'PAYMENT', name: 'Payment from the customer' },
];

/** A booking is confirmed automatically, so it never waits for a decision. */
export const bookingWaits = reservationWaits.filter(({ id }) => id !== 'DECISION');
