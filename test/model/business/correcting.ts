import type { Model, ModelLine, ModelPayment, ModelRental } from '../model';
import { balanceOf, isEnded, moneyOf, receivedOf } from './ledger';
import { DONE, type Outcome, refused } from './outcome';
import { confirmBookings, hasRest, isTakenAtCounter } from './paying';
import { settlementOf } from './settling';

/** An admin corrects the amount that the bank received. */
export function correctAmount(model: Model, payment: ModelPayment, received: number): Outcome {
  if (payment.status !== 'VERIFIED' || isTakenAtCounter(payment)) return refused('WRONG_STATE');
  if (receivedOf(payment) === received) return refused('INVALID');
  payment.received = received;
  payment.isOwed ||= hasRest(payment);
  confirmBookings(model, payment.customer);
  return DONE;
}

/** Returns the charges outside settlement lines that are not waived yet. */
export function fareLeftOf(model: Model, rental: ModelRental): number {
  const { charged } = moneyOf(model, rental);
  const { total, kept, waived, lines } = rental;
  if (isEnded(rental)) return charged;
  const ofFare = waived - lines.reduce((sum, line) => sum + line.waived, 0);
  return Math.max(0, Math.min(charged, (kept ?? total) - ofFare));
}

export function waive(model: Model, rental: ModelRental, amount: number): Outcome {
  if (amount > fareLeftOf(model, rental)) return refused('INVALID');
  return takeOff(model, rental, amount);
}

function takeOff(model: Model, rental: ModelRental, amount: number): Outcome {
  rental.waived += amount;
  // The rest of a debt stays written off.
  rental.writtenOff = Math.max(0, rental.writtenOff + Math.min(0, balanceOf(model, rental)));
  confirmBookings(model, rental.customer);
  return DONE;
}

/** Returns the amount of a line that is not waived yet; 0 unless the settlement is final. */
export const leftOf = (model: Model, rental: ModelRental, { amount, waived }: ModelLine): number =>
  settlementOf(rental) === 'FINAL'
    ? Math.max(0, Math.min(amount - waived, moneyOf(model, rental).charged))
    : 0;

/** An admin waives a part of a line. */
export function waiveLine(model: Model, rental: ModelRental, line: ModelLine, amount: number): Outcome {
  if (amount > leftOf(model, rental, line)) return refused('INVALID');
  line.waived += amount;
  return takeOff(model, rental, amount);
}

export function writeOff(model: Model, rental: ModelRental, amount: number): Outcome {
  if (amount > balanceOf(model, rental)) return refused('INVALID');
  rental.writtenOff += amount;
  confirmBookings(model, rental.customer);
  return DONE;
}
