import type { Claimant, Model, ModelCar, ModelRental } from '../model';
import { overdueUntil, TURNAROUND } from './terms';

/** The trips that are out past their end and take the car for some time ahead. */
export const overdueTrips = ({ rentals, now }: Model, car: ModelCar): ModelRental[] =>
  rentals.filter((trip) => trip.car === car && trip.status === 'ON_TRIP' && trip.endsAt < now);

/** The claims on the car's time, and its overdue trips. */
export function claimantsIn(model: Model, car: ModelCar, start: number, end: number): Claimant[] {
  const overdue = overdueTrips(model, car).filter(
    (trip) => trip.endsAt < end && start < overdueUntil(model.now) + TURNAROUND,
  );
  return [...car.calendar.ownersIn(start, end), ...overdue];
}
