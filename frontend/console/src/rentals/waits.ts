import type { RentalWait } from '@contract/rentals/rentals';
import type { PlainText } from '../i18n/texts';

/** Why a pending rental waits. */
export const WAIT_TEXTS: Record<RentalWait, PlainText> = {
  DOCUMENTS: 'Waiting for documents',
  DOCUMENTS_REVIEW: 'Waiting for documents',
  PAYMENT: 'Waiting for payment',
  PAYMENT_REVIEW: 'Waiting for payment',
  DECISION: 'Waiting for decision',
};
