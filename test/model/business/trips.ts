import type { TripStatus } from '../../../backend/contract/rentals/rentals';
import type { Model, ModelRental } from '../model';
import { DONE, type Outcome, refused } from './outcome';
import { endRental } from './renting';
import { TURNAROUND } from './terms';

export function moveTrip(model: Model, rental: ModelRental, to: TripStatus): Outcome {
  if (!mayMove(model, rental, to)) return refused('WRONG_STATE');
  if (to === 'ON_TRIP') rental.status = 'ON_TRIP';
  else endRental(rental, to);
  if (to === 'RETURNED') rental.returnedAt = model.now;
  return DONE;
}

function mayMove({ now, rentals }: Model, rental: ModelRental, to: TripStatus): boolean {
  if (to === 'RETURNED') return rental.status === 'ON_TRIP';
  if (rental.status !== 'CONFIRMED') return false;
  if (to === 'NO_SHOW') return now >= rental.startsAt;
  const isOut = rentals.some(({ car, status }) => car === rental.car && status === 'ON_TRIP');
  return now >= rental.startsAt - TURNAROUND && now <= rental.endsAt && !isOut;
}
