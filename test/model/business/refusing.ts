import type { CarRefusalAct, CarRefusalAnswer } from '../../../backend/contract/rentals/car-refusals';
import type { Model, ModelCustomer, ModelRefusal, ModelRental } from '../model';
import { byOthers, byStaff, endRental, type Mover } from './moving';
import { DONE, type Outcome, refused } from './outcome';
import { TIME_TO_ANSWER, TURNAROUND } from './terms';

/** True while an unsettled refusal prevents the handover of the car. */
export const isCarRefused = ({ refusal }: ModelRental): boolean =>
  refusal?.state === 'OPEN' || refusal?.state === 'FIXED';

export function refuseCar({ now }: Model, by: ModelCustomer, rental: ModelRental): Outcome {
  if (!by.signedIn) return refused('UNAUTHENTICATED');
  if (rental.customer !== by) return refused('NOT_FOUND');
  const { status, startsAt, endsAt } = rental;
  const isTime = now >= startsAt - TURNAROUND && now <= endsAt;
  if (status !== 'CONFIRMED' || !isTime || isCarRefused(rental)) return refused('WRONG_STATE');
  rental.refusal = { state: 'OPEN', reportedAt: now };
  return DONE;
}

export function answerRefusal({ now }: Model, rental: ModelRental, answer: CarRefusalAnswer): Outcome {
  const refusal = unsettled(rental);
  if (!refusal || refusal.state === answer) return refused('WRONG_STATE');
  if (answer === 'REFUND') endRefused(rental, refusal, byStaff(now));
  else refusal.state = answer;
  return DONE;
}

/** The customer accepts the car after all, or cancels if staff did not answer in time. */
export function settleRefusal(model: Model, rental: ModelRental, act: CarRefusalAct): Outcome {
  if (!rental.customer.signedIn) return refused('UNAUTHENTICATED');
  const refusal = unsettled(rental);
  if (!refusal) return refused('WRONG_STATE');
  if (act === 'ACCEPT') {
    refusal.state = 'ACCEPTED';
    return DONE;
  }
  if (refusal.state === 'FIXED' || model.now < refusal.reportedAt + TIME_TO_ANSWER)
    return refused('WRONG_STATE');
  endRefused(rental, refusal, byOthers(model.now));
  rental.cancelledByCustomer = true;
  return DONE;
}

const unsettled = (rental: ModelRental): ModelRefusal | null =>
  (rental.status === 'CONFIRMED' || rental.status === 'PENDING') && isCarRefused(rental)
    ? rental.refusal
    : null;

/** Cancels the rental with a full refund and without a compensation. */
function endRefused(rental: ModelRental, refusal: ModelRefusal, mover: Mover): void {
  refusal.state = 'REFUNDED';
  endRental(rental, 'CANCELLED', mover, 100);
}
