import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RentalKind, RentalStatus } from '../../contract/rentals.js';
import type { RentalWindow } from '../../contract/rental-period.js';
import { momentIn } from '../../contract/calendar.js';
import type { Paise } from '../../contract/money.js';
import type { CancellationLadder } from '../../contract/settings.js';
import { Settings } from '../settings/index.js';
import { refuse } from '../../platform/http/refusal.js';
import { mayMove, occupiesCar } from './rental-states.js';

export interface LockedRental extends RentalWindow {
  id: number;
  kind: RentalKind;
  status: RentalStatus;
  reference: string;
  customerId: number;
  email: string;
  carName: string;
  total: Paise;
  cancellation: CancellationLadder;
  rentedAt: Date;
  startsAt: Date;
  endsAt: Date;
  /** The database's time. */
  now: Date;
  isAdminVerified: boolean;
}

/** Moves a rental from one state to the next: the only place that does. */
@Injectable()
export class MoveRental {
  constructor(private readonly settings: Settings) {}

  /** @throws Refusal 1002 when there is no such rental. */
  async lock(manager: EntityManager, id: number): Promise<LockedRental> {
    const [rental] = await manager.query<LockedRental[]>(
      `SELECT r.id, r.kind, r.status, r.reference, r.customer_id AS "customerId", c.email,
              r.from_date::text AS "fromDate", r.to_date::text AS "toDate", r.pickup_time AS "pickupTime", r.drop_time AS "dropTime",
              k.car_name || ' ' || k.car_model AS "carName", r.total_paise AS total, r.cancellation,
              r.created_at AS "rentedAt", r.starts_at AS "startsAt", r.ends_at AS "endsAt", app_now() AS now,
              c.approval = 'APPROVED' AND EXISTS (SELECT FROM payments p WHERE p.rental_id = r.id AND p.status = 'VERIFIED')
                AS "isAdminVerified"
         FROM rentals r JOIN customers c ON c.id = r.customer_id JOIN cars k ON k.id = r.car_id
        WHERE r.id = $1 FOR UPDATE OF r`,
      [id],
    );
    if (!rental) throw refuse('NOT_FOUND', 'There is no such rental.');
    return rental;
  }

  /** @throws Refusal 1015 with the state it is in, and who moved it there when. */
  async move(
    manager: EntityManager,
    rental: LockedRental,
    to: RentalStatus,
    by: string,
    reason: string | null,
  ): Promise<void> {
    if (!mayMove(rental.status, to)) throw await this.wrongState(manager, rental);
    await manager.query(
      `WITH moved AS (UPDATE rentals SET status = $2 WHERE id = $1)
       INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by, reason) VALUES ($1, $3, $2, $4, $5)`,
      [rental.id, to, rental.status, by, reason],
    );
    if (!occupiesCar(to)) await manager.query('DELETE FROM occupancies WHERE rental_id = $1', [rental.id]);
  }

  /** The 1015 that says in which state it is, and who moved it there when. */
  async wrongState(manager: EntityManager, rental: Pick<LockedRental, 'id' | 'status'>): Promise<Error> {
    const [last] = await manager.query<{ moved_by: string; at: Date }[]>(
      'SELECT moved_by, at FROM rental_moves WHERE rental_id = $1 ORDER BY id DESC LIMIT 1',
      [rental.id],
    );
    const { moved_by: movedBy, at } = last!;
    const when = momentIn(this.settings.current.rules.zone, at);
    const who = movedBy === 'customer' ? 'the customer' : movedBy;
    return refuse('WRONG_STATE', `This is ${rental.status} already, by ${who} on ${when}.`, {
      status: rental.status,
      movedBy,
      movedAt: at.toISOString(),
    });
  }
}
