import type { RentalStatus } from '../../../backend/contract/rentals/rentals';
import type { Model, ModelMove, ModelRental } from '../model';
import { byOthers, changeState } from './moving';
import { DONE, type Outcome, refused } from './outcome';
import { claimantsIn } from './overdue';
import { confirmBookings } from './paying';
import { DAY, MINUTE, TURNAROUND, UNDO_TIME } from './terms';

const HALF_HOUR = 30 * MINUTE;
const UNDOABLE: readonly RentalStatus[] = ['ON_TRIP', 'RETURNED', 'NO_SHOW', 'CANCELLED', 'DECLINED'];
/** An admin may undo these for a day. */
export const DAY_LONG: readonly RentalStatus[] = ['NO_SHOW', 'CANCELLED'];
/** Returns new lists each time, because later charges are added to the list of their rental. */
const notReturned = () => ({
  ...{ returnedAt: null, recordedAt: null, issuedAt: null, disputedAt: null, settledAt: null, settled: 0 },
  ...{ payBy: null, depositKept: null, depositApplied: 0, lines: [], later: [] },
});
const CLAIMING: readonly RentalStatus[] = ['PENDING', 'CONFIRMED', 'ON_TRIP'];

/** An admin undoes the newest change of state. */
export function undoMove(model: Model, rental: ModelRental): Outcome {
  const move = rental.moves.at(-1);
  if (!move || !isUndoable(model, rental, move)) return refused('WRONG_STATE');
  const undone = isTripRecord(rental) ? 2 : 1;
  const to = rental.moves.at(-undone)!.from;
  const refusal = reclaim(model, rental, to);
  if (refusal) return refusal;
  rental.moves.splice(-undone);
  rental.status = to;
  forget(rental, move.to, to);
  followPayments(model, rental, to);
  return DONE;
}

/** Removes the data that the undone state had stored. */
function forget(rental: ModelRental, from: RentalStatus, to: RentalStatus): void {
  if (from === 'RETURNED') {
    for (const { waived } of rental.lines) rental.waived -= waived;
    Object.assign(rental, notReturned());
  }
  if (from === 'RETURNED' || from === 'NO_SHOW') rental.kept = null;
  // Reopens the refusal, because its answer was the mistake.
  if (from === 'CANCELLED' && rental.refusal?.state === 'REFUNDED') rental.refusal.state = 'OPEN';
  if (to === 'CONFIRMED') rental.pickedUpAt = null;
  if (to !== 'ON_TRIP') Object.assign(rental, { refundPercent: null, customerPercent: null });
}

/** Applies the decisions on payments that were made since the undone change. */
function followPayments(model: Model, rental: ModelRental, to: RentalStatus): void {
  const isVerified = model.payments.some((one) => one.rental === rental && one.status === 'VERIFIED');
  if (to === 'CONFIRMED' && !isVerified) changeState(rental, 'PENDING', byOthers(model.now));
  else if (to === 'PENDING') confirmBookings(model, rental.customer);
}

/** True if pickup and return were recorded together, so that they are undone together. */
function isTripRecord({ moves }: ModelRental): boolean {
  const [before, last] = moves.slice(-2);
  return last?.to === 'RETURNED' && before?.to === 'ON_TRIP' && before.at === last.at;
}

function isUndoable(
  { now, payments }: Model,
  rental: ModelRental,
  { to, at, isByStaff }: ModelMove,
): boolean {
  const paid = payments.filter((one) => one.rental === rental).flatMap(({ refundsSent }) => refundsSent);
  const isMoneySent = [...paid, ...rental.compensationsSent].some((refund) => refund.at >= at);
  return (
    isByStaff &&
    UNDOABLE.includes(to) &&
    now <= at + (DAY_LONG.includes(to) ? DAY : UNDO_TIME) &&
    (to === 'ON_TRIP' || !isMoneySent)
  );
}

/** Claims the time of the rental again. Returns the refusal if that is not possible. */
function reclaim(model: Model, rental: ModelRental, to: RentalStatus): Outcome | null {
  if (!CLAIMING.includes(to)) return null;
  if (to === 'ON_TRIP') return reclaimRest(model, rental);
  if (CLAIMING.includes(rental.status) && !rental.isClaimShort) return null;
  const { car, startsAt, endsAt } = rental;
  const end = endsAt + TURNAROUND;
  const isTaken = claimantsIn(model, car, startsAt, end).some(
    (owner) => owner !== rental && (owner.kind !== 'block' || Math.min(owner.endsAt, end) > model.now),
  );
  if (isTaken || car.retired) return refused('TAKEN');
  clearBlocks(model, rental);
  car.calendar.free(rental);
  car.calendar.claim(rental, startsAt, end);
  rental.isClaimShort = false;
  return null;
}

/** A trip claims its car until the next claim. */
function reclaimRest(model: Model, rental: ModelRental): Outcome | null {
  const { car, startsAt, endsAt } = rental;
  if (model.rentals.some((other) => other.car === car && other.status === 'ON_TRIP'))
    return refused('WRONG_STATE');
  clearBlocks(model, rental);
  const later = car.calendar.entries().filter(({ end }) => end > startsAt);
  const starts = later.map(({ owner, start }) => (owner.kind === 'block' ? owner.startsAt : start));
  const next = Math.min(endsAt + TURNAROUND, ...starts);
  if (next <= startsAt) return refused('TAKEN');
  // The half hour in which a shortened block begins belongs to the block.
  car.calendar.claim(rental, startsAt, next - (next % HALF_HOUR));
  rental.isClaimShort = next < endsAt + TURNAROUND;
  return null;
}

/** Frees the time from the pickup until now: a current block begins now, and a past one ends at the pickup or is removed. */
function clearBlocks(model: Model, { car, startsAt }: ModelRental): void {
  const { now } = model;
  for (const block of car.calendar.ownersIn(startsAt, now)) {
    if (block.kind !== 'block' || block.startsAt >= now || block.endsAt <= startsAt) continue;
    if (block.endsAt > now) {
      block.startsAt = now;
      car.calendar.free(block);
      car.calendar.claim(block, now, block.endsAt);
    } else if (block.startsAt < startsAt) {
      block.endsAt = startsAt;
      car.calendar.free(block, startsAt);
    } else {
      car.calendar.free(block);
      model.blocks.splice(model.blocks.indexOf(block), 1);
    }
  }
}
