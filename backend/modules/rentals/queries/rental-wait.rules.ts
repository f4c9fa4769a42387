import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { RentalStatus, RentalWait } from '../../../contract/rentals/rentals.js';

export interface WaitingRental {
  status: RentalStatus;
  /** Approval of the customer. */
  approval: 'NOT_REGISTERED' | 'PENDING' | 'APPROVED' | 'REJECTED';
  /** Status of the last payment that was not rejected; REJECTED if all were. */
  paymentStatus: PaymentStatus | null;
  /** True if a part of the payment must come first. */
  awaitsRest: boolean;
  /** Sum of the payments that wait for a decision. */
  checking: number;
}

/**
 * Returns the step that a pending rental waits for; steps of staff come before steps of the customer.
 * Must match `waiting-rental-queries.ts`, the same rule in SQL for the filter of the lists.
 */
export function rentalWait({
  status,
  approval,
  paymentStatus,
  awaitsRest,
  checking,
}: WaitingRental): RentalWait | null {
  if (status !== 'PENDING') return null;
  if (approval === 'PENDING') return 'DOCUMENTS_REVIEW';
  if (paymentStatus === 'SUBMITTED' || (awaitsRest && checking > 0)) return 'PAYMENT_REVIEW';
  if (approval !== 'APPROVED') return 'DOCUMENTS';
  return paymentStatus === 'VERIFIED' && !awaitsRest ? 'DECISION' : 'PAYMENT';
}
