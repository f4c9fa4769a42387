import type { RentalAction } from '../../contract/rentals/fare.js';
import type { PaymentStatus } from '../../contract/payments/payments.js';
import { refuse } from '../../platform/http/refusal.js';

interface VersionedPayment {
  status: PaymentStatus;
  type: RentalAction;
  rentalId: number | null;
  version: number;
}

/**
 * @param reviewed absent where the caller need not name what was reviewed
 * @throws Refusal 1015 with the current state when the payment has changed since it was reviewed.
 */
export function requireSameVersion(payment: VersionedPayment, reviewed: number | undefined): void {
  const { status, version } = payment;
  if (reviewed === undefined || reviewed === version) return;
  throw refuse(
    'WRONG_STATE',
    `This payment has changed since you opened it: ${describe(payment)}. Check it again.`,
    { status, version },
  );
}

function describe({ status, type, rentalId }: VersionedPayment): string {
  if (status === 'REFUND_DUE') return 'its booking or reservation has ended and a refund is due';
  if (rentalId === null) return 'no booking is linked to it';
  return `it now belongs to ${type === 'book' ? 'booking' : 'reservation'} ${rentalId}`;
}
