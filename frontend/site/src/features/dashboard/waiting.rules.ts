import type { Approval } from '@contract/customers/people';
import type { PaymentStatus } from '@contract/payments/payments';
import type { RentalStatus } from '@contract/rentals/rentals';

export type Waiting =
  | 'both'
  | 'documents'
  | 'payment'
  | 'rest'
  | 'register'
  | 'noPayment'
  | 'documentsRejected'
  | 'paymentRejected';

interface RentalProgress {
  status: RentalStatus;
  adminApproval: Approval | null;
  paymentStatus: PaymentStatus | null;
  /** Null if no payment is expected. */
  payAgain: object | null;
}

/** Returns the steps that a pending rental waits for, the customer's own first. */
export function waitingFor({ status, adminApproval, paymentStatus, payAgain }: RentalProgress): Waiting[] {
  if (status !== 'PENDING') return [];
  if (adminApproval === 'PENDING' && paymentStatus === 'SUBMITTED') return ['both'];
  return [...waitingForDocuments(adminApproval), ...waitingForPayment(paymentStatus, payAgain !== null)];
}

function waitingForDocuments(approval: Approval | null): Waiting[] {
  if (approval === null) return ['register'];
  if (approval === 'REJECTED') return ['documentsRejected'];
  return approval === 'PENDING' ? ['documents'] : [];
}

function waitingForPayment(status: PaymentStatus | null, isAwaited: boolean): Waiting[] {
  if (status === null) return ['noPayment'];
  if (status === 'REJECTED') return ['paymentRejected'];
  if (status === 'SUBMITTED') return ['payment'];
  return isAwaited ? ['rest'] : [];
}
