import type { RentalAction } from '../../contract/fare.js';
import type { PaymentStatus } from '../../contract/payments.js';
import { refuse } from '../../platform/http/refusal.js';

interface VersionedPayment {
  status: PaymentStatus;
  type: RentalAction;
  rentalId: number | null;
  version: number;
}

/**
 * @param seen absent for those who need not say what they looked at
 * @throws Refusal 1015 when the payment is not as it was looked at; it says how it is now.
 */
export function requireSameVersion(payment: VersionedPayment, seen: number | undefined): void {
  const { status, version } = payment;
  if (seen === undefined || seen === version) return;
  throw refuse(
    'WRONG_STATE',
    `This payment has changed since you opened it: ${standing(payment)}. Check it again.`,
    { status, version },
  );
}

function standing({ status, type, rentalId }: VersionedPayment): string {
  if (status === 'REFUND_DUE') return 'its booking or reservation has ended and a refund is due';
  if (rentalId === null) return 'no booking is linked to it';
  return `it now belongs to ${type === 'book' ? 'booking' : 'reservation'} ${rentalId}`;
}
