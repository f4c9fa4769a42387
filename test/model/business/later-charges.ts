import type { DisputeReply, SettlementState } from '../../../backend/contract/rentals/settlements';
import type { Model, ModelCustomer, ModelLaterCharge, ModelRental } from '../model';
import { DONE, type Outcome, refused } from './outcome';
import { addLine, amountAfter, endOfDay, finalAt, payByOf, settlementOf } from './settling';
import { LATER_DAYS } from './terms';

/** An admin charges a challan: in the draft of the settlement, or as a later charge after the settlement is final. */
export function addChallan(model: Model, rental: ModelRental, amount: number): Outcome {
  if (settlementOf(rental) === 'DRAFT') return addLine(model, rental, amount);
  const mayCharge = rental.settledAt !== null && model.now < endOfDay(rental, LATER_DAYS);
  return mayCharge ? DONE : refused('WRONG_STATE');
}

/** Sends a later charge to the customer. */
export function issueLater({ now }: Model, rental: ModelRental, amount: number): Outcome {
  rental.later.push({ amount, issuedAt: now, disputedAt: null, settledAt: null, payBy: null });
  return DONE;
}

export function laterStateOf({ disputedAt, settledAt }: ModelLaterCharge): SettlementState {
  if (settledAt !== null) return 'FINAL';
  return disputedAt === null ? 'ISSUED' : 'DISPUTED';
}

function finish(model: Model, rental: ModelRental, charge: ModelLaterCharge): Outcome {
  charge.settledAt = model.now;
  charge.payBy = payByOf(model, rental);
  return DONE;
}

/** @param by Null if staff record the acceptance at the counter */
export function acceptLater(
  model: Model,
  by: ModelCustomer | null,
  rental: ModelRental,
  charge: ModelLaterCharge,
): Outcome {
  return refuseAnswer(by, rental, charge) ?? finish(model, rental, charge);
}

export function disputeLater(
  { now }: Model,
  by: ModelCustomer,
  rental: ModelRental,
  charge: ModelLaterCharge,
): Outcome {
  const refusal = refuseAnswer(by, rental, charge);
  if (!refusal) charge.disputedAt = now;
  return refusal ?? DONE;
}

function refuseAnswer(
  by: ModelCustomer | null,
  rental: ModelRental,
  charge: ModelLaterCharge,
): Outcome | null {
  if (by && !by.signedIn) return refused('UNAUTHENTICATED');
  if (by && rental.customer !== by) return refused('NOT_FOUND');
  return laterStateOf(charge) === 'ISSUED' ? null : refused('WRONG_STATE');
}

export function replyToLater(
  model: Model,
  rental: ModelRental,
  charge: ModelLaterCharge,
  reply: DisputeReply,
): Outcome {
  if (laterStateOf(charge) !== 'DISPUTED') return refused('WRONG_STATE');
  charge.amount = amountAfter(reply, charge.amount);
  return finish(model, rental, charge);
}

/**
 * An undisputed later charge becomes final, and an unanswered dispute is withdrawn. Returns the number of these
 * charges.
 */
export function settleLater(model: Model): number {
  const due = model.rentals.flatMap((rental) =>
    rental.later
      .filter((charge) => charge.settledAt === null && model.now >= finalAt(charge))
      .map((charge) => ({ rental, charge })),
  );
  for (const { rental, charge } of due) {
    if (charge.disputedAt !== null) charge.amount = 0;
    finish(model, rental, charge);
  }
  return due.length;
}
