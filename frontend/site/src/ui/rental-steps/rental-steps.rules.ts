import type { Day, TimeOfDay } from '@contract/calendar';
import { dayIn, daysBetween, instantIn } from '@contract/calendar';
import type { AppliedTier } from '@contract/rentals/cancellation.rules';
import { applicableTier } from '@contract/rentals/cancellation.rules';
import type { Rental, RentalStatus } from '@contract/rentals/rentals';

export const RENTAL_STEPS = ['paid', 'verified', 'approved', 'confirmed', 'pickedUp', 'returned'] as const;
export type RentalStep = (typeof RENTAL_STEPS)[number];

type Progress = Pick<Rental, 'status' | 'adminApproval' | 'paymentStatus'> & {
  /** Null unless a payment is awaited. */
  payAgain: object | null;
};

/** The number of steps that are done once the rental is confirmed. */
const DONE: Partial<Record<RentalStatus, number>> = { CONFIRMED: 4, ON_TRIP: 5, RETURNED: 6, CLOSED: 6 };

/** Returns the steps that are done; null for a rental that did not take place. */
export function doneSteps({
  status,
  adminApproval,
  paymentStatus,
  payAgain,
}: Progress): ReadonlySet<RentalStep> | null {
  if (status !== 'PENDING') {
    const count = DONE[status];
    return count === undefined ? null : new Set(RENTAL_STEPS.slice(0, count));
  }
  const done = new Set<RentalStep>();
  const isPaid = payAgain === null && (paymentStatus === 'SUBMITTED' || paymentStatus === 'VERIFIED');
  if (isPaid) done.add('paid');
  if (isPaid && paymentStatus === 'VERIFIED') done.add('verified');
  if (adminApproval === 'APPROVED') done.add('approved');
  return done;
}

/** Returns the whole days until the pickup; null unless it is ahead. */
export function daysToPickup(
  { status, fromDate }: { status: RentalStatus; fromDate: Day },
  zone: string,
  now: Date,
): number | null {
  const days = daysBetween(dayIn(zone, now), fromDate);
  return (status === 'PENDING' || status === 'CONFIRMED') && days >= 0 ? days : null;
}

/** Returns the refund of a cancellation now; null if it cannot be cancelled. */
export function offerFor(
  rental: Pick<Rental, 'canCancel' | 'cancellation' | 'createdAt'> & { fromDate: Day; pickupTime: TimeOfDay },
  zone: string,
  now: Date,
): AppliedTier | null {
  if (!rental.canCancel) return null;
  const startsAt = instantIn(zone, rental.fromDate, rental.pickupTime);
  return applicableTier(rental.cancellation, { rentedAt: new Date(rental.createdAt), startsAt, now });
}
