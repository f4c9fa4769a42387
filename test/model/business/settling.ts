import type { Model, ModelRental } from '../model';
import { balanceOf, moneyOf } from './ledger';
import { byOthers, changeState } from './moving';
import { DAY, HOUR, LATE_FEE, MINUTE, TIME_TO_DISPUTE, TIME_TO_ISSUE, UNDO_TIME } from './terms';

/** Moves the settlements of returned rentals by the clock, and closes the rentals that owe nothing. Returns their number. */
export function settleReturned(model: Model): number {
  const returned = model.rentals.filter(({ status }) => status === 'RETURNED');
  return returned.filter((rental) => settle(model, rental)).length;
}

/** Returns whether anything has changed. */
function settle(model: Model, rental: ModelRental): boolean {
  const before = [rental.issuedAt, rental.settledAt, rental.status].join();
  const { now } = model;
  if (rental.issuedAt === null && now >= rental.recordedAt! + TIME_TO_ISSUE) {
    rental.issuedAt = now;
    if (lateFeeOf(rental) === 0) rental.settledAt = now;
  }
  if (rental.issuedAt !== null && rental.settledAt === null && now >= rental.issuedAt + TIME_TO_DISPUTE) {
    rental.depositApplied = Math.min(moneyOf(model, rental).held, lateFeeOf(rental));
    rental.settledAt = now;
    rental.settled = lateFeeOf(rental);
  }
  const mayClose = rental.settledAt !== null && now >= rental.recordedAt! + UNDO_TIME;
  if (mayClose && balanceOf(model, rental) === 0) changeState(rental, 'CLOSED', byOthers(now));
  return [rental.issuedAt, rental.settledAt, rental.status].join() !== before;
}

/** Each started hour after the grace costs, at most the price of a day for each day. */
export function lateFeeOf({ endsAt, returnedAt, dayPrice }: ModelRental): number {
  const late = Math.floor((returnedAt! - endsAt) / MINUTE) * MINUTE;
  const hours = Math.max(0, Math.ceil((late - LATE_FEE.grace) / HOUR));
  const days = Math.floor((hours * HOUR) / DAY);
  const feeOf = (count: number): number => Math.min(count * LATE_FEE.perHour, dayPrice);
  return days * feeOf(24) + feeOf(hours - days * 24);
}
