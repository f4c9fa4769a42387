import type { RentalAction } from '../../../backend/contract/rentals/fare';
import type { Model, ModelCustomer, ModelPayment, ModelRental } from '../model';
import { balanceOf, GOES_AHEAD, openOf, stateOf } from './ledger';
import { CREATED, DONE, type Outcome, refused } from './outcome';
import { addVerified } from './paying';
import { waitAgain } from './reopening';

const CALLED_OFF: readonly string[] = ['CANCELLED', 'DECLINED', 'EXPIRED'];

/** Staff take cash for a rental. Its receipt gets a number, which is not known yet. */
export function takeCash(model: Model, rental: ModelRental, amount: number): Outcome {
  if (CALLED_OFF.includes(rental.status)) return refused('WRONG_STATE');
  const { customer, action: type } = rental;
  addVerified(model, { transactionId: '', method: 'CASH', customer, type, amount, rental });
  return DONE;
}

/** An admin cancels the receipt of a payment in cash. */
export function cancelReceipt(model: Model, payment: ModelPayment): Outcome {
  const { rental, method } = payment;
  if (!rental || method !== 'CASH') return refused('NOT_FOUND');
  if (!['VERIFIED', 'REFUND_DUE'].includes(stateOf(model, payment).status)) return refused('WRONG_STATE');
  payment.status = 'REJECTED';
  payment.decidedAt = model.now;
  waitAgain(model, rental);
  return DONE;
}

/** An admin records a credit of a bank statement that no customer has reported. */
export function recordCredit(
  model: Model,
  customer: ModelCustomer,
  rental: ModelRental | null,
  credit: { transactionId: string; amount: number; type: RentalAction },
): Outcome {
  if (rental && rental.customer !== customer) return refused('NOT_FOUND');
  if (rental && CALLED_OFF.includes(rental.status)) return refused('WRONG_STATE');
  const type = rental?.action ?? credit.type;
  addVerified(model, { ...credit, method: 'BANK_TRANSFER', customer, type, rental });
  return CREATED;
}

/** The credit of a rental that goes ahead, without the part that was asked back already. */
export const refundableOf = (model: Model, rental: ModelRental): number =>
  GOES_AHEAD.includes(rental.status) ? Math.max(0, -balanceOf(model, rental) - openOf(model, rental)) : 0;

/** By staff if `by` is null. */
export function askForCredit(
  model: Model,
  by: ModelCustomer | null,
  rental: ModelRental,
  amount: number,
): Outcome {
  if (by && !by.signedIn) return refused('UNAUTHENTICATED');
  const refundable = refundableOf(model, rental);
  if (refundable === 0) return refused('WRONG_STATE');
  if (amount > refundable) return refused('INVALID');
  rental.asked += amount;
  return DONE;
}
