import type { PaymentStatus } from '@contract/payments';
import type { Approval } from '@contract/people';
import type { RentalStatus } from '@contract/rentals';

export type Waiting =
  'both' | 'documents' | 'payment' | 'register' | 'noPayment' | 'documentsRejected' | 'paymentRejected';

interface Awaited {
  status: RentalStatus;
  adminApproval: Approval | null;
  paymentStatus: PaymentStatus | null;
}

/** What really keeps a rental from going on, the customer's own part first. */
export function waitingFor({ status, adminApproval, paymentStatus }: Awaited): Waiting[] {
  if (status !== 'PENDING') return [];
  if (adminApproval === 'PENDING' && paymentStatus === 'SUBMITTED') return ['both'];
  return [...paperwork(adminApproval), ...money(paymentStatus)];
}

function paperwork(approval: Approval | null): Waiting[] {
  if (approval === null) return ['register'];
  if (approval === 'REJECTED') return ['documentsRejected'];
  return approval === 'PENDING' ? ['documents'] : [];
}

function money(status: PaymentStatus | null): Waiting[] {
  if (status === null) return ['noPayment'];
  if (status === 'REJECTED') return ['paymentRejected'];
  return status === 'SUBMITTED' ? ['payment'] : [];
}
