import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';
import type { Paise } from '../../contract/money.js';
import type { AgreedTerms } from '../../contract/rentals/agreed-terms.js';
import type { Fare, RentalAction } from '../../contract/rentals/fare.js';
import { periodOf, type RentalPeriod, type RentalWindow } from '../../contract/rentals/rental-period.js';
import type { OpenHold } from '../../contract/rentals/rentals.js';
import { named } from '../../platform/database/named.js';
import { changeOneRow, requireRows } from '../../platform/database/unit-of-work.js';
import { LICENCE_IN_FORCE, type LicenceInForce } from '../customers/index.js';
import type { LockedCar } from '../fleet/index.js';
import { Settings } from '../settings/index.js';

const MINUTE_MS = 60_000;

/** The caller's own live hold of the car. */
export interface OwnHold extends RentalWindow, AgreedTerms {
  id: string;
  reference: string;
  action: RentalAction;
  fare: Fare;
  expiresAt: Date;
  extended: boolean;
  createdAt: Date;
  /** End of the claim, including the turnaround buffer. */
  takenUntil: Date;
}

/** A hold without the name of its car, which is not stored with it. */
export type OtherHold = Omit<OpenHold, 'carName'>;

/** A hold to be placed. */
export interface NewHold extends RentalWindow, AgreedTerms {
  id: string;
  reference: string;
  customerId: number;
  action: RentalAction;
  fare: Fare;
}

export interface Slot {
  ownHold: OwnHold | null;
  /** Live holds of the same customer on other cars, oldest first. */
  otherHolds: OtherHold[];
  /** True if another customer has the car during a part of the range. */
  taken: boolean;
  /** The customer's driving licence; null if it is not known. */
  licence: LicenceInForce | null;
  /** The overdue debt of the customer; null if there is none. */
  debt: OpenDebt | null;
}

export interface OpenDebt {
  reference: string;
  owed: Paise;
}

/** The claim of a rental on its car. */
export interface RentalClaim extends RentalPeriod {
  rentalId: number;
  bufferMinutes: number;
}

interface SlotRow {
  own: OwnHold | null;
  others: OtherHold[];
  taken: boolean;
  licence: LicenceInForce | null;
  debt: OpenDebt | null;
  removed: number;
  expired: number;
}

// The statement still sees the rows that it removes, so every part excludes expired ones.
const INSPECT = `
  WITH removed AS (
    DELETE FROM occupancies WHERE car_id = $1 AND expires_at <= app_now() RETURNING hold_id
  ), expired AS (
    UPDATE holds SET state = 'EXPIRED' FROM removed WHERE holds.id = removed.hold_id AND state = 'LIVE'
    RETURNING holds.id
  )
  SELECT (SELECT count(*) FROM removed)::int AS removed, (SELECT count(*) FROM expired)::int AS expired,
         (SELECT json_build_object('id', h.id, 'reference', reference, 'action', action, 'fare', fare,
                   'charges', charges, 'cancellation', cancellation,
                   'fromDate', from_date, 'toDate', to_date, 'pickupTime', pickup_time, 'dropTime', drop_time,
                   'expiresAt', h.expires_at, 'extended', extended, 'createdAt', h.created_at,
                   'takenUntil', upper(o.during))
            FROM holds h JOIN occupancies o ON o.hold_id = h.id
           WHERE h.customer_id = $2 AND h.car_id = $1 AND h.state = 'LIVE' AND h.expires_at > app_now()) AS own,
         (SELECT coalesce(json_agg(json_build_object('holdId', id, 'reference', reference, 'carId', car_id,
                   'fromDate', from_date, 'toDate', to_date, 'expiresAt', expires_at) ORDER BY created_at, id), '[]')
            FROM holds
           WHERE customer_id = $2 AND car_id <> $1 AND state = 'LIVE' AND expires_at > app_now()) AS others,
         EXISTS (SELECT FROM taken_times o LEFT JOIN holds h ON h.id = o.hold_id
                  WHERE o.car_id = $1 AND o.during && $3::tstzrange
                    AND (h.customer_id IS NULL OR h.customer_id IS DISTINCT FROM $2)) AS taken,
         ${LICENCE_IN_FORCE('$2')} AS licence, (SELECT to_json(d) FROM open_debt($2, $4) d) AS debt`;

/** Formats a range for PostgreSQL, with the turnaround buffer at its end; empty if it ends before it starts. */
export function occupiedRange({ startsAt, endsAt }: RentalPeriod, bufferMinutes: number): string {
  if (endsAt <= startsAt) return 'empty';
  return `[${startsAt.toISOString()},${new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS).toISOString()})`;
}

/**
 * The only writer of `occupancies`: every hold, rental and maintenance block claims its time here.
 * A write takes the locked car as proof that its row is locked, and fails unless it changes exactly one claim. The
 * exclusion constraint and the deferred triggers of the database check the result at commit.
 */
@Injectable()
export class CarCalendar {
  constructor(private readonly settings: Settings) {}

  rangeOf(window: RentalWindow): string {
    const { zone, bufferMinutes } = this.settings.current.rules;
    return occupiedRange(periodOf(window, zone), bufferMinutes);
  }

  /** Removes the car's expired holds and reads the claims that prevent this customer from taking the range. */
  async inspect(
    manager: EntityManager,
    car: LockedCar,
    customerId: number | null,
    range: string,
  ): Promise<Slot> {
    const { zone } = this.settings.current.rules;
    const [row] = await manager.query<SlotRow[]>(INSPECT, [car.id, customerId, range, zone]);
    const { own, others, taken, licence, debt, expired, removed } = defined(row, 'row');
    requireRows(INSPECT, expired, removed);
    return {
      taken,
      licence,
      debt,
      otherHolds: others.map((hold) => ({ ...hold, expiresAt: new Date(hold.expiresAt).toISOString() })),
      ownHold: own && {
        ...own,
        expiresAt: new Date(own.expiresAt),
        createdAt: new Date(own.createdAt),
        takenUntil: new Date(own.takenUntil),
      },
    };
  }

  /** The start of the first claim by others that ends after `startsAt`. Call `inspect` first, which removes expired holds. */
  async nextClaim(
    manager: EntityManager,
    car: LockedCar,
    { rentalId, startsAt }: Pick<RentalClaim, 'rentalId' | 'startsAt'>,
  ): Promise<Date | null> {
    const [next] = await manager.query<[{ at: Date | null }]>(
      `SELECT min(lower(during)) AS at FROM occupancies
        WHERE car_id = $1 AND rental_id IS DISTINCT FROM $2 AND upper(during) > $3`,
      [car.id, rentalId, startsAt],
    );
    return next.at;
  }

  /** Stores a hold and claims its range. @returns The time at which the hold expires. */
  async claimForHold(manager: EntityManager, car: LockedCar, hold: NewHold, range: string): Promise<Date> {
    // Never null: expires_at. The claim of a hold has an end.
    const [row] = await manager.query<{ expires_at: Date }[]>(
      ...named(
        `WITH hold AS (
           INSERT INTO holds (id, reference, customer_id, car_id, action, from_date, to_date, pickup_time, drop_time,
                              fare, total_paise, charges, cancellation, expires_at)
           VALUES (:id, :reference, :customerId, :carId, :action, :fromDate, :toDate, :pickupTime, :dropTime,
                   :fare, :total, :charges, :cancellation, app_now() + make_interval(mins => :minutes))
           RETURNING id, car_id, expires_at
         )
         INSERT INTO occupancies (car_id, during, hold_id, expires_at)
         SELECT car_id, :range::tstzrange, id, expires_at FROM hold
         RETURNING expires_at`,
        {
          id: hold.id,
          reference: hold.reference,
          customerId: hold.customerId,
          carId: car.id,
          action: hold.action,
          fromDate: hold.fromDate,
          toDate: hold.toDate,
          pickupTime: hold.pickupTime,
          dropTime: hold.dropTime,
          fare: hold.fare,
          total: hold.fare.total,
          charges: hold.charges,
          cancellation: hold.cancellation,
          minutes: this.settings.current.rules.holdMinutes,
          range,
        },
      ),
    );
    return defined(row, 'row').expires_at;
  }

  claimForRental(manager: EntityManager, car: LockedCar, claim: RentalClaim): Promise<void> {
    return this.insertClaim(
      manager,
      'INSERT INTO occupancies (car_id, during, rental_id) VALUES ($1, $2::tstzrange, $3) RETURNING id',
      [car.id, occupiedRange(claim, claim.bufferMinutes), claim.rentalId],
    );
  }

  /** @returns The id of the block. */
  async claimForBlock(
    manager: EntityManager,
    car: LockedCar,
    range: string,
    { reason, staffId }: { reason: string; staffId: number },
  ): Promise<number> {
    const [block] = await manager.query<{ id: number }[]>(
      `INSERT INTO occupancies (car_id, during, block_reason, blocked_by_id, blocked_at)
       VALUES ($1, $2::tstzrange, $3, $4, app_now()) RETURNING id`,
      [car.id, range, reason, staffId],
    );
    return defined(block, 'block').id;
  }

  /** Turns the claim of a live hold into the claim of its rental, with the period of the rental. */
  async convertHold(
    manager: EntityManager,
    car: LockedCar,
    holdId: string,
    claim: RentalClaim,
  ): Promise<void> {
    await changeOneRow(
      manager,
      `WITH hold AS (
         UPDATE holds SET state = 'RENTED' WHERE id = $1 AND car_id = $2 AND state = 'LIVE' RETURNING id
       )
       UPDATE occupancies o SET rental_id = $3, hold_id = NULL, expires_at = NULL, during = $4::tstzrange
         FROM hold WHERE o.hold_id = hold.id AND o.car_id = $2`,
      [holdId, car.id, claim.rentalId, occupiedRange(claim, claim.bufferMinutes)],
    );
  }

  /** Extends a hold that was paid for to at least `paidHoldMinutes` from now; returns its new end. */
  async extendHold(manager: EntityManager, car: LockedCar, holdId: string): Promise<Date> {
    const sql = `
      WITH hold AS (
        UPDATE holds SET extended = true, expires_at = greatest(expires_at, app_now() + make_interval(mins => $3))
         WHERE id = $1 AND car_id = $2 AND state = 'LIVE' RETURNING id, expires_at
      )
      UPDATE occupancies o SET expires_at = hold.expires_at FROM hold WHERE o.hold_id = hold.id
      RETURNING o.expires_at`;
    const [rows, changed] = await manager.query<[{ expires_at: Date }[], number]>(sql, [
      holdId,
      car.id,
      this.settings.current.rules.paidHoldMinutes,
    ]);
    requireRows(sql, changed, 1);
    return defined(rows[0], 'rows').expires_at;
  }

  async releaseHold(manager: EntityManager, car: LockedCar, holdId: string): Promise<void> {
    await changeOneRow(
      manager,
      `WITH hold AS (
         UPDATE holds SET state = 'RELEASED' WHERE id = $1 AND car_id = $2 AND state = 'LIVE' RETURNING id
       )
       DELETE FROM occupancies o USING hold WHERE o.hold_id = hold.id AND o.car_id = $2`,
      [holdId, car.id],
    );
  }

  /** Moves the end of a rental's claim. The caller must have checked that no other claim overlaps. */
  moveRentalEnd(manager: EntityManager, car: LockedCar, claim: RentalClaim): Promise<void> {
    return changeOneRow(
      manager,
      'UPDATE occupancies SET during = $3::tstzrange WHERE rental_id = $1 AND car_id = $2',
      [claim.rentalId, car.id, occupiedRange(claim, claim.bufferMinutes)],
    );
  }

  /** Removes the claim of a rental. */
  releaseRental(manager: EntityManager, car: LockedCar, rentalId: number): Promise<void> {
    return changeOneRow(manager, 'DELETE FROM occupancies WHERE rental_id = $1 AND car_id = $2', [
      rentalId,
      car.id,
    ]);
  }

  /** Ends a block that began before `end`. */
  endBlock(manager: EntityManager, car: LockedCar, blockId: number, end: Date): Promise<void> {
    return changeOneRow(
      manager,
      `UPDATE occupancies SET during = tstzrange(lower(during), $3)
        WHERE id = $1 AND car_id = $2 AND block_reason IS NOT NULL`,
      [blockId, car.id, end],
    );
  }

  /**
   * Frees the time from `startsAt` to `now` from blocks: a current block begins at `now`, and a past one ends at
   * `startsAt` or is removed.
   */
  async clearBlocks(
    manager: EntityManager,
    car: LockedCar,
    { startsAt, now }: { startsAt: Date; now: Date },
  ): Promise<void> {
    await manager.query(
      `WITH removed AS (
         DELETE FROM occupancies
          WHERE car_id = $1 AND block_reason IS NOT NULL AND lower(during) >= $2 AND upper(during) <= $3
       )
       UPDATE occupancies SET during = CASE WHEN upper(during) > $3 THEN tstzrange($3, upper(during))
                                            ELSE tstzrange(lower(during), $2) END
        WHERE car_id = $1 AND block_reason IS NOT NULL AND lower(during) < $3 AND upper(during) > $2
          AND (upper(during) > $3 OR lower(during) < $2)`,
      [car.id, startsAt, now],
    );
  }

  removeBlock(manager: EntityManager, car: LockedCar, blockId: number): Promise<void> {
    return changeOneRow(
      manager,
      'DELETE FROM occupancies WHERE id = $1 AND car_id = $2 AND block_reason IS NOT NULL',
      [blockId, car.id],
    );
  }

  private async insertClaim(manager: EntityManager, sql: string, parameters: unknown[]): Promise<void> {
    const rows = await manager.query<unknown[]>(sql, parameters);
    requireRows(sql, rows.length, 1);
  }
}
