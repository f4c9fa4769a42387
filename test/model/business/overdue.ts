import type { Claimant, Model, ModelCar, ModelRental } from '../model';
import { overdueUntil, TURNAROUND } from './terms';

/** Returns the overdue trips of a car, which also claim the car for some time ahead. */
export const overdueTrips = ({ rentals, now }: Model, car: ModelCar): ModelRental[] =>
  rentals.filter((trip) => trip.car === car && trip.status === 'ON_TRIP' && trip.endsAt < now);

/** True for a trip that takes its car until its agreed end, although its claim ends earlier. */
export const outlastsClaim = ({ now }: Model, { status, isClaimShort, endsAt }: ModelRental): boolean =>
  status === 'ON_TRIP' && isClaimShort && endsAt >= now;

/** Returns the owners of the time from `start` to `end`, including trips of the car beyond their claims. */
export function claimantsIn(model: Model, car: ModelCar, start: number, end: number): Claimant[] {
  const overdue = overdueTrips(model, car).filter(
    (trip) => trip.endsAt < end && start < overdueUntil(model.now) + TURNAROUND,
  );
  const outLonger = model.rentals.filter(
    (trip) =>
      trip.car === car &&
      outlastsClaim(model, trip) &&
      trip.startsAt < end &&
      start < trip.endsAt + TURNAROUND,
  );
  return [...car.calendar.ownersIn(start, end), ...overdue, ...outLonger];
}
