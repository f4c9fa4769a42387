import { addDays, dayIn, instantIn } from '../../../backend/contract/calendar';
import type { Model, ModelRental } from '../model';
import { moneyOf } from './ledger';
import { DONE, type Outcome, refused } from './outcome';
import { sumOfLines } from './settling';
import { DEPOSIT_DAYS, PERIOD_RULES, RELEASE_DAYS } from './terms';

/** An admin lowers the required deposit before the handover. */
export function lowerDeposit(rental: ModelRental, required: number): Outcome {
  if (rental.status !== 'PENDING' && rental.status !== 'CONFIRMED') return refused('WRONG_STATE');
  if (required >= rental.deposit) return refused('INVALID');
  rental.deposit = required;
  return DONE;
}

/** Releases the part of deposits that no issued line covers, before their due day. Returns the number of deposits. */
export function releaseDeposits(model: Model): number {
  const due = model.rentals.filter((rental) => isReleaseDue(model, rental));
  for (const rental of due) {
    const covered = rental.issuedAt === null ? 0 : Math.max(0, sumOfLines(rental));
    rental.depositKept = Math.min(moneyOf(model, rental).held, covered);
  }
  return due.length;
}

function isReleaseDue(model: Model, rental: ModelRental): boolean {
  const { status, settledAt, depositKept } = rental;
  if (status !== 'RETURNED' || settledAt !== null || depositKept !== null) return false;
  return moneyOf(model, rental).held > 0 && model.now >= releaseFrom(rental);
}

/** Returns the midnight after which the job releases the deposit of a returned rental. */
export function releaseFrom({ returnedAt }: ModelRental): number {
  const day = dayIn(PERIOD_RULES.zone, new Date(returnedAt!));
  return instantIn(PERIOD_RULES.zone, addDays(day, DEPOSIT_DAYS - RELEASE_DAYS), '00:00').getTime();
}
