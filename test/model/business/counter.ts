import type { RentalAction } from '../../../backend/contract/rentals/fare';
import type { Model, ModelCredit, ModelCustomer, ModelPayment, ModelRental } from '../model';
import { balanceOf, GOES_AHEAD, openOf, stateOf } from './ledger';
import { CREATED, DONE, type Outcome, refused } from './outcome';
import { addVerified, decidePayment, isTakenAtCounter, withId } from './paying';
import { waitAgain } from './reopening';
import { FIRST_DRAWER } from './terms';

const CALLED_OFF: readonly string[] = ['CANCELLED', 'DECLINED', 'EXPIRED'];

/** Staff take a payment for a rental, or enter one from `receivedAt`. The number of its receipt is not known yet. */
export function takeReceipt(
  model: Model,
  rental: ModelRental,
  { method, amount, receivedAt }: { method: 'CASH' | 'CARD'; amount: number; receivedAt: number | null },
): Outcome {
  if (CALLED_OFF.includes(rental.status)) return refused('WRONG_STATE');
  if (receivedAt !== null && (receivedAt < rental.rentedAt || receivedAt >= FIRST_DRAWER))
    return refused('INVALID');
  const { customer, action: type } = rental;
  addVerified(model, { transactionId: '', method, customer, type, amount, rental });
  return DONE;
}

/** An admin cancels the receipt of a payment that staff took. */
export function cancelReceipt(model: Model, payment: ModelPayment): Outcome {
  const { rental } = payment;
  if (!rental || !isTakenAtCounter(payment)) return refused('NOT_FOUND');
  if (!['VERIFIED', 'REFUND_DUE'].includes(stateOf(model, payment).status)) return refused('WRONG_STATE');
  if (payment.refundsSent.length > 0) return refused('WRONG_STATE');
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
  { type, credit }: { type: RentalAction; credit: ModelCredit },
): Outcome {
  if (rental && rental.customer !== customer) return refused('NOT_FOUND');
  if (rental && CALLED_OFF.includes(rental.status)) return refused('WRONG_STATE');
  if (credit.isUsed) return refused('WRONG_STATE');
  const { transactionId, amount } = credit;
  if (withId(model, transactionId)) return refused('ALREADY_EXISTS');
  credit.isUsed = true;
  const paid = { transactionId, amount, customer, rental, type: rental?.action ?? type };
  addVerified(model, { ...paid, method: 'BANK_TRANSFER' });
  return CREATED;
}

/**
 * An admin verifies a payment with the amount of its credit, because that amount differs from the reported one or is
 * too low.
 */
export function verifyByCredit(model: Model, credit: ModelCredit): Outcome {
  const payment = checkedBy(model, credit);
  if (!payment || isExact(payment, credit)) return refused('WRONG_STATE');
  credit.isUsed = true;
  const short = { received: credit.amount, shortage: 'AT_PICKUP' as const };
  return decidePayment(model, payment, { isVerified: true, isSeen: true, short });
}

/** Returns the undecided payment for a rental that this credit can prove; null if there is none. */
function checkedBy(model: Model, { transactionId }: ModelCredit): ModelPayment | null {
  const payment = withId(model, transactionId);
  return payment?.rental && stateOf(model, payment).status === 'SUBMITTED' ? payment : null;
}

const isExact = ({ amount, expected }: ModelPayment, credit: ModelCredit): boolean =>
  amount === credit.amount && amount >= (expected ?? 0);

/** An admin verifies the exact matches of a statement with one credit. Returns the sum of the payments. */
export function verifyExact(model: Model, credit: ModelCredit): number {
  const payment = checkedBy(model, credit);
  if (!payment || !isExact(payment, credit)) return 0;
  credit.isUsed = true;
  decidePayment(model, payment, { isVerified: true, isSeen: true });
  return payment.amount;
}

/** Returns the credit of a rental that goes ahead, less its open refunds. */
export const refundableOf = (model: Model, rental: ModelRental): number =>
  GOES_AHEAD.includes(rental.status) ? Math.max(0, -balanceOf(model, rental) - openOf(model, rental)) : 0;

/** A customer asks for a refund of credit; staff if `by` is null. */
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
