import { addDays, type Day, dayIn, instantIn } from '../../../backend/contract/calendar';
import { computeFare } from '../../../backend/contract/rentals/fare';
import type { DisputeReply, SettlementState } from '../../../backend/contract/rentals/settlements';
import type { Model, ModelCustomer, ModelMove, ModelReading, ModelRental } from '../model';
import { balanceOf, moneyOf } from './ledger';
import { byOthers, changeState } from './moving';
import { DONE, type Outcome, refused } from './outcome';
import {
  CHARGE_DAYS,
  DAY,
  EXTRA_KM,
  FARE_RULES,
  FUEL,
  HOUR,
  LATE_FEE,
  MINUTE,
  PAY_DAYS,
  PERIOD_RULES,
  TIME_TO_DISPUTE,
  TIME_TO_ISSUE,
  TIME_TO_REPLY,
  UNDO_TIME,
} from './terms';

/** Records the return, which opens the settlement. */
export function openSettlement({ now }: Model, rental: ModelRental, returnedAt: number): void {
  rental.returnedAt = returnedAt;
  rental.recordedAt = now;
  const computed = [lateFeeOf(rental), missingFuelOf(rental), extraKmOf(rental)].filter(
    (amount) => amount > 0,
  );
  rental.lines = computed.map((amount) => ({ amount, isByStaff: false, isDisputed: false, waived: 0 }));
}

/** Returns the state of the settlement; null before the return. */
export function settlementOf({
  recordedAt,
  issuedAt,
  disputedAt,
  settledAt,
}: ModelRental): SettlementState | null {
  if (recordedAt === null) return null;
  if (settledAt !== null) return 'FINAL';
  if (disputedAt !== null) return 'DISPUTED';
  return issuedAt === null ? 'DRAFT' : 'ISSUED';
}

export const sumOfLines = ({ lines }: ModelRental): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

/**
 * Applies the time limits of settlements, and closes rentals that owe nothing. Returns the number of changed rentals.
 */
export function settleReturned(model: Model): number {
  const returned = model.rentals.filter(({ status }) => status === 'RETURNED');
  return returned.filter((rental) => settle(model, rental)).length;
}

/** Returns true if anything has changed. */
function settle(model: Model, rental: ModelRental): boolean {
  const before = [settlementOf(rental), rental.status].join();
  const { now } = model;
  if (settlementOf(rental) === 'DRAFT' && now >= issueAt(rental)) {
    rental.lines = rental.lines.filter(({ isByStaff }) => !isByStaff);
    issue(model, rental);
  }
  if (settlementOf(rental) !== 'DRAFT' && rental.settledAt === null) finishInTime(model, rental);
  const mayClose = rental.settledAt !== null && now >= rental.recordedAt! + UNDO_TIME;
  if (mayClose && balanceOf(model, rental) === 0) changeState(rental, 'CLOSED', byOthers(now));
  return [settlementOf(rental), rental.status].join() !== before;
}

/** An undisputed settlement becomes final, and an unanswered dispute is withdrawn. */
function finishInTime(model: Model, rental: ModelRental): void {
  const { disputedAt, lines } = rental;
  if (model.now < finalAt(rental)) return;
  if (disputedAt !== null) for (const line of lines) if (line.isDisputed) line.amount = 0;
  finish(model, rental);
}

/** Returns the time at which a sent settlement becomes final without further action. */
export const finalAt = ({ issuedAt, disputedAt }: Pick<ModelRental, 'issuedAt' | 'disputedAt'>): number =>
  disputedAt === null ? issuedAt! + TIME_TO_DISPUTE : disputedAt + TIME_TO_REPLY;

/** Returns the time at which the service sends a draft. With lines of staff, it waits until their last day. */
export const issueAt = (rental: ModelRental): number =>
  rental.lines.some(({ isByStaff }) => isByStaff)
    ? chargeUntil(rental)
    : Math.min(chargeUntil(rental), rental.recordedAt! + TIME_TO_ISSUE);

const chargeUntil = (rental: ModelRental): number => endOfDay(rental, CHARGE_DAYS);

/** Returns the end of the day that is `days` days after the return. */
export function endOfDay({ returnedAt }: ModelRental, days: number): number {
  const day = dayIn(PERIOD_RULES.zone, new Date(returnedAt!));
  return instantIn(PERIOD_RULES.zone, addDays(day, days + 1), '00:00').getTime();
}

function issue(model: Model, rental: ModelRental): void {
  rental.issuedAt = model.now;
  if (sumOfLines(rental) === 0) finish(model, rental);
}

/** Charges the lines, first against the deposit. */
function finish(model: Model, rental: ModelRental): void {
  const total = sumOfLines(rental);
  rental.depositApplied = Math.min(moneyOf(model, rental).held, Math.max(0, total));
  rental.settledAt = model.now;
  rental.settled = total;
  rental.payBy = payByOf(model, rental);
}

const today = ({ now }: Model): Day => dayIn(PERIOD_RULES.zone, new Date(now));
export const payByOf = (model: Model, rental: ModelRental): Day | null =>
  balanceOf(model, rental) > 0 ? addDays(today(model), PAY_DAYS) : null;

/** True if the customer owes a settlement past its last day. */
export function hasDebt(model: Model, customer: ModelCustomer): boolean {
  return model.rentals.some((rental) => rental.customer === customer && isOverdue(model, rental));
}

/** True if the customer owes more than the amounts that are not yet due. */
function isOverdue(model: Model, rental: ModelRental): boolean {
  const { status, payBy, later } = rental;
  const days = [...(status === 'RETURNED' ? [payBy] : []), ...later.map((one) => one.payBy)];
  const inTime = later.filter((one) => one.payBy !== null && one.payBy >= today(model));
  const notYetDue = inTime.reduce((total, { amount }) => total + amount, 0);
  return (
    (status === 'RETURNED' || status === 'CLOSED') &&
    days.some((day) => day !== null && day < today(model)) &&
    balanceOf(model, rental) > notYetDue
  );
}

/** Staff add a line, or a credit if `amount` is negative. */
export function addLine(model: Model, rental: ModelRental, amount: number): Outcome {
  if (!isEditable(model, rental)) return refused('WRONG_STATE');
  if (-amount > moneyOf(model, rental).charged + sumOfLines(rental)) return refused('INVALID');
  rental.lines.push({ amount, isByStaff: true, isDisputed: false, waived: 0 });
  return DONE;
}

/** Staff remove a line that they have added. */
export function removeLine(model: Model, rental: ModelRental, number: number): Outcome {
  if (!isEditable(model, rental)) return refused('WRONG_STATE');
  if (!rental.lines[number]!.isByStaff) return refused('NOT_FOUND');
  rental.lines.splice(number, 1);
  return DONE;
}

export function issueByStaff(model: Model, rental: ModelRental): Outcome {
  if (!isEditable(model, rental)) return refused('WRONG_STATE');
  issue(model, rental);
  return DONE;
}

const isEditable = ({ now }: Model, rental: ModelRental): boolean =>
  settlementOf(rental) === 'DRAFT' && now < chargeUntil(rental);

export function acceptSettlement(model: Model, by: ModelCustomer, rental: ModelRental): Outcome {
  const refusal = refuseAnswer(by, rental);
  if (!refusal) finish(model, rental);
  return refusal ?? DONE;
}

/** Staff record the acceptance of the customer. */
export function acceptAtCounter(model: Model, rental: ModelRental): Outcome {
  if (settlementOf(rental) !== 'ISSUED') return refused('WRONG_STATE');
  finish(model, rental);
  return DONE;
}

/** Disputes these lines. */
export function disputeSettlement(
  { now }: Model,
  by: ModelCustomer,
  rental: ModelRental,
  lines: readonly number[],
): Outcome {
  const refusal = refuseAnswer(by, rental);
  if (refusal) return refusal;
  rental.disputedAt = now;
  for (const number of lines) rental.lines[number]!.isDisputed = true;
  return DONE;
}

function refuseAnswer(by: ModelCustomer, rental: ModelRental): Outcome | null {
  if (!by.signedIn) return refused('UNAUTHENTICATED');
  if (rental.customer !== by || settlementOf(rental) === 'DRAFT') return refused('NOT_FOUND');
  return settlementOf(rental) === 'ISSUED' ? null : refused('WRONG_STATE');
}

/** The amount of a disputed line after `reply`; a reduction halves it. */
export const amountAfter = (reply: DisputeReply, amount: number): number =>
  ({ KEPT: amount, REDUCED: Math.floor(amount / 2), WITHDRAWN: 0 })[reply];

export function replyToDispute(model: Model, rental: ModelRental, reply: DisputeReply): Outcome {
  if (settlementOf(rental) !== 'DISPUTED') return refused('WRONG_STATE');
  for (const line of rental.lines) if (line.isDisputed) line.amount = amountAfter(reply, line.amount);
  finish(model, rental);
  return DONE;
}

/** Returns the late fee: each started hour after the grace period, but at most the daily rate for each day. */
function lateFeeOf({ endsAt, returnedAt, dayPrice }: ModelRental): number {
  const late = Math.floor((returnedAt! - endsAt) / MINUTE) * MINUTE;
  const hours = Math.max(0, Math.ceil((late - LATE_FEE.grace) / HOUR));
  const days = Math.floor((hours * HOUR) / DAY);
  const feeOf = (count: number): number => Math.min(count * LATE_FEE.perHour, dayPrice);
  return days * feeOf(24) + feeOf(hours - days * 24);
}

const readingsOf = (moves: readonly ModelMove[]): (ModelReading | undefined)[] =>
  (['ON_TRIP', 'RETURNED'] as const).map((to) => moves.findLast((move) => move.to === to)?.reading);

/** Returns the price of the missing fuel in whole rupees plus the fee, in paise; 0 unless both steps were recorded. */
function missingFuelOf({ moves }: ModelRental): number {
  const [before, after] = readingsOf(moves);
  if (!before || !after || after.fuel >= before.fuel) return 0;
  const litres = ((before.fuel - after.fuel) * FUEL.tankLitres) / 8;
  return Math.floor((litres * FUEL.pricePerLitre) / 100) * 100 + FUEL.fee;
}

/** Returns the charge for kilometres beyond those of the fare; 0 unless both steps were recorded. */
function extraKmOf({ car, window, action, moves }: ModelRental): number {
  const [before, after] = readingsOf(moves);
  if (!before || !after) return 0;
  const { chargedDays } = computeFare(car.price, window, action, FARE_RULES);
  return Math.max(0, after.km - before.km - EXTRA_KM.perDay * chargedDays) * EXTRA_KM.fee;
}
