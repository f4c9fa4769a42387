import type { Day, TimeOfDay } from '@contract/calendar';
import { dayIn, daysBetween, instantIn } from '@contract/calendar';
import type { AppliedTier } from '@contract/rentals/cancellation.rules';
import { applicableTier } from '@contract/rentals/cancellation.rules';
import type { Rental, RentalStatus } from '@contract/rentals/rentals';

/** Returns the whole days until the pickup; null unless the pickup is still ahead. */
export function daysToPickup(
  { status, fromDate }: { status: RentalStatus; fromDate: Day },
  zone: string,
  now: Date,
): number | null {
  const days = daysBetween(dayIn(zone, now), fromDate);
  return (status === 'PENDING' || status === 'CONFIRMED') && days >= 0 ? days : null;
}

/** Returns the refund if the rental were cancelled now; null if it cannot be cancelled. */
export function offerFor(
  rental: Pick<Rental, 'canCancel' | 'cancellation' | 'createdAt'> & { fromDate: Day; pickupTime: TimeOfDay },
  zone: string,
  now: Date,
): AppliedTier | null {
  if (!rental.canCancel) return null;
  const startsAt = instantIn(zone, rental.fromDate, rental.pickupTime);
  return applicableTier(rental.cancellation, { rentedAt: new Date(rental.createdAt), startsAt, now });
}
