import type { Model, ModelPayment, ModelRental } from '../model';
import { byOthers, changeState } from './moving';
import { DONE, type Outcome, refused } from './outcome';
import { claimantsIn } from './overdue';
import { confirmBookings, isTakenAtCounter } from './paying';
import { TURNAROUND } from './terms';

/** An admin takes back the decision on a payment, and may restore a rental that expired without it. */
export function reopenPayment(model: Model, payment: ModelPayment, restore: boolean): Outcome {
  const { rental, status, released } = payment;
  if (isTakenAtCounter(payment) || status === 'SUBMITTED' || released) return refused('WRONG_STATE');
  const isRestored = restore && rental?.status === 'EXPIRED';
  const refusal = isRestored ? refuseToRestore(model, rental) : null;
  if (refusal) return refusal;
  Object.assign(payment, {
    status: 'SUBMITTED',
    decidedAt: null,
    received: null,
    shortage: null,
    isOwed: false,
  });
  freeCredit(model, payment);
  if (isRestored) restoreRental(model, rental);
  else if (rental) waitAgain(model, rental);
  return DONE;
}

/** Allows the credit that proved the payment to be used again. */
function freeCredit({ credits }: Model, { transactionId }: ModelPayment): void {
  for (const credit of credits) if (credit.transactionId === transactionId) credit.isUsed = false;
}

function refuseToRestore(model: Model, { car, startsAt, endsAt }: ModelRental): Outcome | null {
  if (startsAt <= model.now) return refused('WRONG_STATE');
  const isTaken = claimantsIn(model, car, startsAt, endsAt + TURNAROUND).length > 0;
  return isTaken || car.retired ? refused('TAKEN') : null;
}

function restoreRental(model: Model, rental: ModelRental): void {
  rental.car.calendar.claim(rental, rental.startsAt, rental.endsAt + TURNAROUND);
  changeState(rental, 'PENDING', byOthers(model.now));
  confirmBookings(model, rental.customer);
}

/** Moves a confirmed rental without another verified payment back to PENDING. */
export function waitAgain(model: Model, rental: ModelRental): void {
  const isPaid = model.payments.some((one) => one.rental === rental && one.status === 'VERIFIED');
  if (rental.status === 'CONFIRMED' && !isPaid) changeState(rental, 'PENDING', byOthers(model.now));
}
