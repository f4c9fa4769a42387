import type { Approval } from '../../contract/customers/people.js';
import type { PaymentStatus } from '../../contract/payments/payments.js';
import type { RentalProgress } from '../../contract/rentals/rental-steps.rules.js';
import type { RentalStatus } from '../../contract/rentals/rentals.js';

/** The approval of a customer, as stored in the database. */
export type StoredApproval = Approval | 'NOT_REGISTERED';

export const toApproval = (approval: StoredApproval): Approval | null =>
  approval === 'NOT_REGISTERED' ? null : approval;

/** The facts that the steps of the rental depend on. */
export const toProgress = (rental: {
  status: RentalStatus;
  approval: StoredApproval;
  paymentStatus: PaymentStatus | null;
  awaitsPaymentSince: Date | null;
}): RentalProgress => ({
  status: rental.status,
  adminApproval: toApproval(rental.approval),
  paymentStatus: rental.paymentStatus,
  isPaymentAwaited: rental.awaitsPaymentSince !== null,
});

/** Like {@link toProgress}, for a rental with its payments, oldest first. */
export const progressOf = ({
  payments,
  ...rental
}: {
  status: RentalStatus;
  approval: StoredApproval;
  payments: { status: PaymentStatus }[];
  awaitsPaymentSince: Date | null;
}): RentalProgress => toProgress({ ...rental, paymentStatus: payments.at(-1)?.status ?? null });
