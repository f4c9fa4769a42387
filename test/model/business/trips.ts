import type { TripStatus } from '../../../backend/contract/rentals/rentals';
import type { Model, ModelReading, ModelRental } from '../model';
import { hasNoLicence } from './holding';
import { byStaff, changeState, endRental } from './moving';
import { DONE, type Outcome, refused } from './outcome';
import { isCarRefused } from './refusing';
import { openSettlement } from './settling';
import { FARE_RULES, HOUR, NO_SHOW_AFTER, NO_SHOW_KEEP_PERCENT, TURNAROUND } from './terms';

/** Staff record a pickup, return or no-show, with the reading of the record if there is one. */
export function moveTrip(model: Model, rental: ModelRental, to: TripStatus, reading?: ModelReading): Outcome {
  const problem = refuseMove(model, rental, to);
  if (problem) return problem;
  const mover = { ...byStaff(model.now), ...(reading && { reading }) };
  if (to === 'ON_TRIP') {
    if (rental.customer.approval !== 'APPROVED') return refused('APPROVAL_NEEDED');
    changeState(rental, to, mover);
    rental.pickedUpAt = model.now;
  } else endRental(rental, to, mover);
  if (to === 'NO_SHOW') rental.kept = Math.floor((rental.total * NO_SHOW_KEEP_PERCENT) / 10_000) * 100;
  if (to === 'RETURNED') openSettlement(model, rental, reading?.at ?? model.now);
  return DONE;
}

/** Returns the refusal of a step for a reason other than documents and money; null if there is none. */
export function refuseMove(model: Model, rental: ModelRental, to: TripStatus): Outcome | null {
  const isSuspended = to === 'ON_TRIP' && rental.status === 'CONFIRMED' && rental.customer.suspended;
  if (isSuspended) return refused('ACCOUNT_REJECTED');
  return mayMove(model, rental, to) ? null : refused('WRONG_STATE');
}

/** The business ends a trip before its return time. */
export function endTripEarly(model: Model, rental: ModelRental): Outcome {
  if (rental.status !== 'ON_TRIP' || model.now >= rental.endsAt) return refused('WRONG_STATE');
  const { startsAt, endsAt, total } = rental;
  const used = Math.max(0, Math.ceil((model.now - startsAt) / HOUR));
  const share = wholeRupees((total * used) / Math.ceil((endsAt - startsAt) / HOUR));
  const outcome = moveTrip(model, rental, 'RETURNED');
  rental.kept = Math.min(share, total, fareOfHours(rental, used));
  return outcome;
}

const wholeRupees = (amount: number): number => Math.floor(amount / 100) * 100;

/** Returns the fare of full days and further hours, at most the fare of one more day. */
function fareOfHours({ car: { price }, action }: ModelRental, hours: number): number {
  const days = Math.max(1, Math.floor(hours / 24));
  const costOf = (count: number, more: number): number => {
    const cost = price.costPerDay * count + Math.min(price.costPerHour * more, price.costPerDay);
    const percent = count >= 7 ? 10 : count >= 3 ? 5 : 0;
    return cost - wholeRupees((cost * percent) / 100);
  };
  const { washingFee, convenienceFee, damageInsurance } = FARE_RULES;
  const fees = washingFee + damageInsurance + (action === 'reserve' ? convenienceFee : 0);
  return Math.min(costOf(days, Math.max(0, hours - days * 24)), costOf(days + 1, 0)) + fees;
}

function mayMove({ now, rentals }: Model, rental: ModelRental, to: TripStatus): boolean {
  if (to === 'RETURNED') return rental.status === 'ON_TRIP';
  if (rental.status !== 'CONFIRMED' || isCarRefused(rental)) return false;
  if (to === 'NO_SHOW') return now >= rental.startsAt + NO_SHOW_AFTER;
  const isOut = rentals.some(({ car, status }) => car === rental.car && status === 'ON_TRIP');
  const isTime = now >= rental.startsAt - TURNAROUND && now <= rental.endsAt;
  return isTime && !isOut && !hasNoLicence(rental);
}

/** Records afterwards that the car was out from the pickup time to the return time, or that it still is. */
export function recordTrip(model: Model, rental: ModelRental, isBack: boolean): Outcome {
  const isOpen = rental.status === 'CONFIRMED' && !isCarRefused(rental);
  if (!isOpen || model.now < rental.endsAt) return refused('WRONG_STATE');
  const until = isBack ? rental.endsAt : Infinity;
  if (model.rentals.some((other) => other.car === rental.car && wasOut(other, rental.startsAt, until)))
    return refused('WRONG_STATE');
  changeState(rental, 'ON_TRIP', byStaff(model.now));
  rental.pickedUpAt = rental.startsAt;
  if (!isBack) return DONE;
  endRental(rental, 'RETURNED', byStaff(model.now));
  openSettlement(model, rental, rental.endsAt);
  return DONE;
}

const wasOut = ({ status, pickedUpAt, returnedAt }: ModelRental, from: number, until: number): boolean =>
  ['ON_TRIP', 'RETURNED', 'CLOSED'].includes(status) &&
  pickedUpAt! < until &&
  (status === 'ON_TRIP' || returnedAt! > from);
