import { defined } from '../../../contract/defined.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';

/** True if a rental waits for another payment, because its last one was rejected. */
export const awaitsAnotherPayment = (status: RentalStatus, payments: readonly PaymentStatus[]): boolean =>
  status === 'PENDING' &&
  payments.includes('REJECTED') &&
  !payments.some((payment) => payment === 'SUBMITTED' || payment === 'VERIFIED');

/** Returns when the last payment of such a rental was rejected; null if it waits for none. Expects payments oldest first. */
export function rejectedAt(rental: {
  status: RentalStatus;
  payments: readonly { status: PaymentStatus; decidedAt: Date | null }[];
}): Date | null {
  const { status, payments } = rental;
  const statuses = payments.map((payment) => payment.status);
  if (!awaitsAnotherPayment(status, statuses)) return null;
  return defined(payments[statuses.lastIndexOf('REJECTED')], 'payments').decidedAt;
}
