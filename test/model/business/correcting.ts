import type { Model, ModelLine, ModelPayment, ModelRental } from '../model';
import { balanceOf, moneyOf, receivedOf } from './ledger';
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

export function waive(model: Model, rental: ModelRental, amount: number): Outcome {
  if (amount > moneyOf(model, rental).charged) return refused('INVALID');
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
  return waive(model, rental, amount);
}

export function writeOff(model: Model, rental: ModelRental, amount: number): Outcome {
  if (amount > balanceOf(model, rental)) return refused('INVALID');
  rental.writtenOff += amount;
  confirmBookings(model, rental.customer);
  return DONE;
}
