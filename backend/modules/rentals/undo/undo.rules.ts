import type { UndoOffer } from '../../../contract/rentals/console-rental.js';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import type { EditableRules } from '../../../contract/settings.js';

const MINUTE_MS = 60_000;
export const DAY_MINUTES = 24 * 60;
const UNDOABLE: readonly RentalStatus[] = ['ON_TRIP', 'RETURNED', 'NO_SHOW', 'CANCELLED', 'DECLINED'];
/** An admin can undo these for a day. */
export const DAY_LONG: readonly RentalStatus[] = ['NO_SHOW', 'CANCELLED'];

/** The newest change of state that was not undone. */
export interface NewestMove {
  id: number;
  from: RentalStatus | null;
  to: RentalStatus;
  movedBy: string;
  recordedAt: Date;
  /** True if pickup and return were recorded together, so that both are undone. */
  isTripRecord: boolean;
  /** The agreed return time before this late handover moved it; null for other changes. */
  endsBefore: Date | null;
  /** True if a refund was sent after the change. */
  isMoneySent: boolean;
}

export interface Undoer {
  isAdmin: boolean;
  id: number;
  now: Date;
}

export type UndoRules = Pick<EditableRules, 'undoMinutes'>;

/** The reasons why a change cannot be undone. NOT_OWN: only an admin can. */
export type UndoProblem = 'NOT_LAST' | 'NOT_OWN' | 'UNDO_TOO_LATE' | 'MONEY_SENT';

/** Returns the state before the change; null if the rental began with the change. */
export const stateBefore = ({ from, isTripRecord }: NewestMove): RentalStatus | null =>
  isTripRecord ? 'CONFIRMED' : from;

/**
 * Returns the deadline. An admin has a day for a no-show or a cancellation by us, because the customer may still come.
 */
export function undoUntil(
  { to, recordedAt }: Pick<NewestMove, 'to' | 'recordedAt'>,
  { isAdmin }: Pick<Undoer, 'isAdmin'>,
  { undoMinutes }: UndoRules,
): Date {
  const minutes = isAdmin && DAY_LONG.includes(to) ? Math.max(DAY_MINUTES, undoMinutes) : undoMinutes;
  return new Date(recordedAt.getTime() + minutes * MINUTE_MS);
}

/** Returns the reason why this member of staff cannot undo the change now; null if nothing but the car can prevent it. */
export function undoProblem(move: NewestMove, undoer: Undoer, rules: UndoRules): UndoProblem | null {
  const isByStaff = /^\d/.test(move.movedBy);
  if (!isByStaff || !UNDOABLE.includes(move.to) || move.from === null) return 'NOT_LAST';
  if (!undoer.isAdmin && move.movedBy !== String(undoer.id)) return 'NOT_OWN';
  if (undoer.now > undoUntil(move, undoer, rules)) return 'UNDO_TOO_LATE';
  return move.isMoneySent && move.to !== 'ON_TRIP' ? 'MONEY_SENT' : null;
}

export function undoOffer(move: NewestMove, undoer: Undoer, rules: UndoRules): UndoOffer | null {
  const to = stateBefore(move);
  if (to === null || undoProblem(move, undoer, rules) !== null) return null;
  return { moveId: move.id, to, until: undoUntil(move, undoer, rules).toISOString() };
}
