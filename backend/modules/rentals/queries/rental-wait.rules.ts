import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { RentalStatus, RentalWait } from '../../../contract/rentals/rentals.js';

export interface WaitingRental {
  status: RentalStatus;
  /** Of the customer. */
  approval: 'NOT_REGISTERED' | 'PENDING' | 'APPROVED' | 'REJECTED';
  /** Of the newest payment. */
  paymentStatus: PaymentStatus | null;
}

/**
 * What a pending rental waits for; what staff can do now comes before what only the customer can.
 * The filter of the lists has the same rule as SQL: `waiting-rental-queries.ts`.
 */
export function rentalWait({ status, approval, paymentStatus }: WaitingRental): RentalWait | null {
  if (status !== 'PENDING') return null;
  if (approval === 'PENDING') return 'DOCUMENTS_REVIEW';
  if (paymentStatus === 'SUBMITTED') return 'PAYMENT_REVIEW';
  if (approval !== 'APPROVED') return 'DOCUMENTS';
  return paymentStatus === 'VERIFIED' ? 'DECISION' : 'PAYMENT';
}
