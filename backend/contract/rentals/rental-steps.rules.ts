import type { Approval } from '../customers/people.js';
import type { PaymentStatus } from '../payments/payments.js';
import type { CheckingTimes } from './checking-times.js';
import type { RentalStatus } from './rentals.js';

const RENTAL_STEPS = ['paid', 'verified', 'approved', 'confirmed', 'pickedUp', 'returned'] as const;
export type RentalStep = (typeof RENTAL_STEPS)[number];

/** The facts that the steps of a rental depend on. Unless it is pending, only its status matters. */
export interface RentalProgress {
  status: RentalStatus;
  /** The approval of the customer's documents; null before the registration. */
  adminApproval?: Approval | null;
  /** The status of the last payment. */
  paymentStatus?: PaymentStatus | null;
  /** True if another payment or the rest of one must come first. */
  isPaymentAwaited?: boolean;
}

export interface StepOfRental {
  step: RentalStep;
  isDone: boolean;
  /** True for the first step that is not done. */
  isPresent: boolean;
  /** Usual minutes of the check that the present step waits for; null if none is running or too few were measured. */
  usualMinutes: number | null;
}

/** The number of steps that are done once the rental is confirmed. */
const DONE: Partial<Record<RentalStatus, number>> = { CONFIRMED: 4, ON_TRIP: 5, RETURNED: 6, CLOSED: 6 };

/**
 * Returns the steps of a rental; none for a rental that did not take place.
 * @param times Null if the usual times are not shown.
 */
export function stepsOf(progress: RentalProgress, times: CheckingTimes | null): StepOfRental[] {
  const done = doneSteps(progress);
  if (!done) return [];
  const present = RENTAL_STEPS.find((step) => !done.has(step));
  return RENTAL_STEPS.map((step) => ({
    step,
    isDone: done.has(step),
    isPresent: step === present,
    usualMinutes: step === present && times ? usualMinutes(step, progress, times) : null,
  }));
}

function doneSteps({
  status,
  adminApproval,
  paymentStatus,
  isPaymentAwaited,
}: RentalProgress): ReadonlySet<RentalStep> | null {
  if (status !== 'PENDING') {
    const count = DONE[status];
    return count === undefined ? null : new Set(RENTAL_STEPS.slice(0, count));
  }
  const done = new Set<RentalStep>();
  const isPaid = isPaymentAwaited !== true && (paymentStatus === 'SUBMITTED' || paymentStatus === 'VERIFIED');
  if (isPaid) done.add('paid');
  if (isPaid && paymentStatus === 'VERIFIED') done.add('verified');
  if (adminApproval === 'APPROVED') done.add('approved');
  return done;
}

function usualMinutes(
  step: RentalStep,
  { adminApproval }: RentalProgress,
  { documentsMinutes, paymentsMinutes }: CheckingTimes,
): number | null {
  if (step === 'verified') return paymentsMinutes;
  return step === 'approved' && adminApproval === 'PENDING' ? documentsMinutes : null;
}
