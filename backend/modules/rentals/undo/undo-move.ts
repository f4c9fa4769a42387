import { Injectable } from '@nestjs/common';
import { momentIn } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { type LockedRental, LockRental } from '../lock-rental.js';
import { MoveRental } from '../move-rental.js';
import { FollowUndo } from './follow-undo.js';
import { NEWEST_MOVES } from './newest-moves.js';
import { ReclaimCar } from './reclaim-car.js';
import { type NewestMove, stateBefore, type Undoer, undoProblem, undoUntil } from './undo.rules.js';

export interface UndoRequest {
  moveId: number;
  /** Internal note. */
  reason: string;
}

/** Undoes the newest change of state that staff made by mistake, with its effect on the money. */
@Injectable()
export class UndoMove {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly rentals: LockRental,
    private readonly moves: MoveRental,
    private readonly cars: ReclaimCar,
    private readonly settings: Settings,
    private readonly followUp: FollowUndo,
  ) {}

  /** @throws Refusal 1002, 1004, 1012, 1015 */
  undo(by: Caller, id: number, { moveId, reason }: UndoRequest, once: OnceKey | null): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      const locked = await this.rentals.withCar(manager, id);
      const { rental } = locked;
      const [newest, before] = await manager.query<NewestMove[]>(NEWEST_MOVES, [id]);
      const move = defined(newest, 'newest');
      const undoer = { isAdmin: by.kind === 'admin', id: by.id, now: rental.now };
      this.requireUndoable(rental, move, { moveId, undoer });
      const to = defined(stateBefore(move), 'state before');
      const undone = move.isTripRecord ? [move.id, defined(before, 'before').id] : [move.id];
      const claimEndsAt = await this.cars.claimEnd(manager, locked, to);
      await this.moves.takeBack(manager, rental, {
        to,
        undone,
        claimEndsAt,
        by: String(by.id),
        staffId: by.id,
        reason,
      });
      await this.cars.claim(manager, locked, to, { claimEndsAt, endsBefore: move.endsBefore });
      await this.followUp.follow(manager, by, { rental, moveId, to, reason });
      return null;
    });
  }

  private requireUndoable(
    rental: LockedRental,
    move: NewestMove,
    { moveId, undoer }: { moveId: number; undoer: Undoer },
  ): void {
    const { rules } = this.settings.current;
    const problem = move.id === moveId ? undoProblem(move, undoer, rules) : 'NOT_LAST';
    if (problem === null) return;
    if (problem === 'NOT_OWN') throw refuse('FORBIDDEN', messageOf(rentalsMessages, 'undoNotOwn'));
    const when = momentIn(rules.zone, undoUntil(move, undoer, rules));
    const texts = {
      NOT_LAST: messageOf(rentalsMessages, 'undoNotLast'),
      UNDO_TOO_LATE: messageOf(rentalsMessages, 'undoTooLate', { when }),
      MONEY_SENT: messageOf(rentalsMessages, 'undoMoneySent'),
    };
    throw refuse('WRONG_STATE', texts[problem], { status: rental.status, reason: problem });
  }
}
