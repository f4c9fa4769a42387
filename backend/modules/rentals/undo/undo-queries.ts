import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UndoOffer } from '../../../contract/rentals/console-rental.js';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { occupiedRange, TakenTimeQueries } from '../../calendar/index.js';
import { Settings } from '../../settings/index.js';
import { NEWEST_MOVES } from './newest-moves.js';
import { reclaimedTime } from './reclaimed-time.rules.js';
import { type NewestMove, undoOffer } from './undo.rules.js';

interface Row {
  carId: number;
  startsAt: Date;
  endsAt: Date;
  bufferMinutes: number;
  claimEndsAt: Date | null;
  retired: boolean;
  isCarOut: boolean;
  now: Date;
}

/** Reads the change of state that a member of staff can undo now. */
@Injectable()
export class UndoQueries {
  constructor(
    private readonly db: DataSource,
    private readonly takenTimes: TakenTimeQueries,
    private readonly settings: Settings,
  ) {}

  async offer(by: Caller, rentalId: number): Promise<UndoOffer | null> {
    const [move] = await this.db.query<NewestMove[]>(NEWEST_MOVES, [rentalId]);
    const [row] = await this.db.query<Row[]>(
      `SELECT r.car_id AS "carId", r.starts_at AS "startsAt", r.ends_at AS "endsAt", r.buffer_minutes AS "bufferMinutes",
              r.claim_ends_at AS "claimEndsAt", k.retired_at IS NOT NULL AS retired,
              EXISTS (SELECT FROM rentals o WHERE o.car_id = r.car_id AND o.status = 'ON_TRIP' AND o.id <> r.id) AS "isCarOut",
              app_now() AS now
         FROM rentals r JOIN cars k ON k.id = r.car_id WHERE r.id = $1`,
      [rentalId],
    );
    if (!move || !row) return null;
    const undoer = { isAdmin: by.kind === 'admin', id: by.id, now: row.now };
    const offer = undoOffer(move, undoer, this.settings.current.rules);
    return offer && (await this.isCarFree(rentalId, row, { from: move.to, to: offer.to })) ? offer : null;
  }

  private async isCarFree(
    rentalId: number,
    { isCarOut, retired, claimEndsAt, carId, bufferMinutes, ...period }: Row,
    { from, to }: { from: RentalStatus; to: RentalStatus },
  ): Promise<boolean> {
    const time = reclaimedTime({ from, to, claimEndsAt });
    if (time === 'REST') return !isCarOut;
    if (time === 'NONE') return true;
    return (
      !retired && !(await this.takenTimes.isTaken(carId, occupiedRange(period, bufferMinutes), rentalId))
    );
  }
}
