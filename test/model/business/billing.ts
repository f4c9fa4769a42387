import type { Model, ModelRental } from '../model';
import { GOES_AHEAD, moneyOf } from './ledger';
import { DAY, UNDO_TIME } from './terms';
import { DAY_LONG } from './undoing';

/** Returns the bills minus the credit memos of each ended rental whose end staff can no longer undo. */
export const billsOf = (model: Model): { id: number; billed: number }[] =>
  model.rentals
    .filter((rental) => isBillable(model, rental))
    .map((rental) => ({ id: rental.id, billed: moneyOf(model, rental).charged }));

function isBillable({ now }: Model, { status, moves }: ModelRental): boolean {
  const last = moves.at(-1);
  if (GOES_AHEAD.includes(status) || !last) return false;
  return !last.isByStaff || now >= last.at + (DAY_LONG.includes(last.to) ? DAY : UNDO_TIME);
}
