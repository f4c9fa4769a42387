import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { momentIn } from '../../contract/calendar.js';
import { defined } from '../../contract/defined.js';
import { type CatalogueMessage, messageOf, type TextOrMessage } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { Paise } from '../../contract/money.js';
import type { MoveCause } from '../../contract/rentals/causes.js';
import type { RentalStatus } from '../../contract/rentals/rentals.js';
import type { CarReading } from '../../contract/rentals/usage-lines.js';
import { named } from '../../platform/database/named.js';
import { requireRows } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { StaffNames } from '../audit/index.js';
import { CarCalendar } from '../calendar/index.js';
import type { LockedCar } from '../fleet/index.js';
import { SettleMoney } from '../payments/index.js';
import { Settings } from '../settings/index.js';
import type { LockedRental } from './lock-rental.js';
import { OpenSettlement } from './settlements/open-settlement.js';
import { CLAIMING, type FreeingStatus, type KeepingStatus, mayMove } from './states/rental-states.js';
import { isPeriodOver } from './states/trip.rules.js';
import { storedReason } from './stored-reason.js';

/** Author and reason of a change of state. */
export interface MoveNote {
  /** `customer`, `system`, or the ID of the staff member. */
  by: string;
  /** For the ledger; absent for the customer and the system. */
  staffId?: number;
  /** A text by a customer or staff member, or a message of the system. */
  reason: TextOrMessage | null;
  /** Cause of a no-show or of a cancellation by us. */
  cause?: MoveCause;
  /** The amount that is charged in place of the fare from now on; absent if the charge does not change. */
  kept?: Paise;
  /** Contents of the record of a pickup or return. A return without a record charges neither fuel nor kilometres. */
  reading?: CarReading;
  /** When it happened; by default now. */
  time?: MoveTime;
  /** The later return that makes up for our late handover. */
  movedTo?: Date | null;
}

/** The time of a pickup or return by the clock of the phone that recorded it, corrected by its difference. */
export interface MoveTime {
  at: Date;
  /** True if the record arrived so late that the history also shows the time of its arrival. */
  isLate: boolean;
  /** True if an admin must check a return, because a custom admin recorded it more than a day afterwards. */
  needsAdmin?: boolean;
}

/** SQL: the return time of a rental, unchanged if `at` is null. */
const ENDS_AT = (at: string): string => `
  ends_at = coalesce(${at}, ends_at), to_date = coalesce((${at} AT TIME ZONE :zone)::date, to_date),
  drop_time = coalesce(to_char(${at} AT TIME ZONE :zone, 'HH24:MI'), drop_time)`;

const NOW: Omit<MoveTime, 'at'> & { at: null } = { at: null, isLate: false };

const MOVE = `
  WITH moved AS (UPDATE rentals SET status = :to, kept_paise = coalesce(:kept::int, kept_paise), ${ENDS_AT(':movedTo::timestamptz')}
                  WHERE id = :id AND status = :from RETURNING id)
  INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by, reason, reason_key, cause, odometer_km, at, recorded_at, ends_before, kept_paise)
  SELECT id, :from, :to, :by, :reason, :reasonKey, :cause, :odometer::int, coalesce(:at::timestamptz, app_now()),
         CASE WHEN :isLate::boolean THEN app_now() END, CASE WHEN :movedTo::timestamptz IS NOT NULL THEN :endsAt::timestamptz END, CASE WHEN :to = 'ON_TRIP' THEN :kept::int END
    FROM moved RETURNING id`;

/** A trip that staff did not record at the time. */
export interface TripTimes {
  pickedUpAt: Date;
  /** Null while the customer still has the car. */
  returnedAt: Date | null;
  pickupOdometer: number | null;
  returnOdometer: number | null;
}

const RECORD_TRIP = `
  WITH moved AS (UPDATE rentals SET status = :to WHERE id = :id AND status = 'CONFIRMED' RETURNING id)
  INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by, reason, at, recorded_at, odometer_km)
  SELECT id, 'CONFIRMED', 'ON_TRIP', :by, :note, :pickedUpAt::timestamptz, app_now(), :pickupOdometer::int FROM moved
  UNION ALL
  SELECT id, 'ON_TRIP', 'RETURNED', :by, :note, :returnedAt::timestamptz, app_now(), :returnOdometer::int FROM moved
   WHERE :returnedAt::timestamptz IS NOT NULL
  RETURNING id`;

/** Changes of state to undo. */
export interface Undo {
  to: RentalStatus;
  /** IDs of the moves. */
  undone: number[];
  /** End of the claim; null for the agreed one. */
  claimEndsAt: Date | null;
  by: string;
  staffId: number;
  reason: string;
}

// The undo also removes the money data of the undone state.
const TAKE_BACK = `
  WITH moved AS (
    UPDATE rentals
       SET status = :to, claim_ends_at = :claimEndsAt::timestamptz,
           refund_percent = CASE WHEN status IN ('CANCELLED', 'DECLINED') THEN NULL ELSE refund_percent END,
           customer_percent = CASE WHEN status = 'CANCELLED' THEN NULL ELSE customer_percent END,
           kept_paise = CASE WHEN status = 'RETURNED' THEN picked_up.kept_paise
                             WHEN status IN ('NO_SHOW', 'ON_TRIP') THEN NULL ELSE rentals.kept_paise END,
           ${ENDS_AT('undone.ends_before')}
      FROM (SELECT max(ends_before) AS ends_before FROM rental_moves WHERE id = ANY (:undone::int[])) undone,
           (SELECT max(m.kept_paise) AS kept_paise FROM rental_moves m JOIN valid_moves v ON v.id = m.id
             WHERE m.rental_id = :id AND m.to_status = 'ON_TRIP') picked_up
     WHERE id = :id AND status = :from RETURNING id
  )
  INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by, reason, undoes)
  SELECT m.rental_id, m.to_status, m.from_status, :by, :reason, m.id
    FROM moved JOIN rental_moves m ON m.rental_id = moved.id AND m.id = ANY (:undone::int[])
   ORDER BY m.id DESC RETURNING id`;

/** The only class that changes the state of a rental. Settles its money, which depends on the state. */
@Injectable()
export class MoveRental {
  constructor(
    private readonly calendar: CarCalendar,
    private readonly settings: Settings,
    private readonly staff: StaffNames,
    private readonly settlement: SettleMoney,
    private readonly sheets: OpenSettlement,
  ) {}

  /**
   * Moves to a state without changing the claim on the car.
   * @returns the ID of the move
   * @throws Refusal 1015 with the current state, its author and the time.
   */
  async advance(
    manager: EntityManager,
    rental: LockedRental,
    to: KeepingStatus,
    note: MoveNote,
  ): Promise<number> {
    if (!mayMove(rental.status, to)) throw await this.wrongState(manager, rental);
    return this.record(manager, rental, to, note);
  }

  /**
   * Moves to a state that does not claim the car, and releases the claim.
   * @returns the ID of the move
   * @throws Refusal 1015 with the current state, its author and the time.
   */
  async release(
    manager: EntityManager,
    { rental, car }: { rental: LockedRental; car: LockedCar },
    to: FreeingStatus,
    note: MoveNote,
  ): Promise<number> {
    if (!mayMove(rental.status, to)) throw await this.wrongState(manager, rental);
    const moveId = await this.record(manager, rental, to, note);
    if (CLAIMING.includes(rental.status)) await this.calendar.releaseRental(manager, car, rental.id);
    return moveId;
  }

  /**
   * Records a whole trip afterwards and releases the claim. Changes the state directly to RETURNED, because another
   * trip may have the car now. Without a return, it records only the pickup, and the rental keeps its claim.
   */
  async recordTrip(
    manager: EntityManager,
    { rental, car }: { rental: LockedRental; car: LockedCar },
    trip: TripTimes & { by: string; staffId: number; note: string },
  ): Promise<void> {
    const { returnedAt } = trip;
    const to = returnedAt ? 'RETURNED' : 'ON_TRIP';
    if (!mayMove(rental.status, to)) throw await this.wrongState(manager, rental);
    const rows = await manager.query<unknown[]>(
      ...named(RECORD_TRIP, {
        id: rental.id,
        to,
        by: trip.by,
        note: trip.note,
        pickedUpAt: trip.pickedUpAt,
        returnedAt,
        pickupOdometer: trip.pickupOdometer,
        returnOdometer: trip.returnOdometer,
      }),
    );
    requireRows(RECORD_TRIP, rows.length, returnedAt ? 2 : 1);
    if (returnedAt) await this.sheets.open(manager, rental, { at: returnedAt });
    await this.settlement.settle(manager, rental.id, trip.staffId);
    if (returnedAt) await this.calendar.releaseRental(manager, car, rental.id);
  }

  /** Undoes the newest moves. The caller must restore the claim. */
  async takeBack(
    manager: EntityManager,
    { id, status }: LockedRental,
    { to, undone, claimEndsAt, by, staffId, reason }: Undo,
  ): Promise<void> {
    const rows = await manager.query<unknown[]>(
      ...named(TAKE_BACK, {
        id,
        from: status,
        to,
        undone,
        claimEndsAt,
        by,
        reason,
        zone: this.settings.current.rules.zone,
      }),
    );
    requireRows(TAKE_BACK, rows.length, undone.length);
    if (status === 'RETURNED') await this.sheets.void(manager, id);
    if (!CLAIMING.includes(status) && CLAIMING.includes(to)) await this.settlement.withdraw(manager, id);
    await this.settlement.settle(manager, id, staffId);
  }

  /** @throws Refusal 1015 if the rental is past its end, so that it can no longer be confirmed. */
  requirePeriod({ status, endsAt, now }: LockedRental): void {
    if (!isPeriodOver({ endsAt, now })) return;
    const when = momentIn(this.settings.current.rules.zone, endsAt);
    throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'periodOver', { when }), {
      status,
      reason: 'PERIOD_OVER',
    });
  }

  private async record(
    manager: EntityManager,
    rental: LockedRental,
    to: RentalStatus,
    note: MoveNote,
  ): Promise<number> {
    const { id, status, now, endsAt } = rental;
    const { reason, reasonKey } = storedReason(note.reason);
    const { at, isLate, needsAdmin } = note.time ?? NOW;
    const rows = await manager.query<{ id: number }[]>(
      ...named(MOVE, {
        id,
        from: status,
        to,
        by: note.by,
        reason,
        reasonKey,
        cause: note.cause ?? null,
        kept: note.kept ?? null,
        odometer: note.reading?.odometer ?? null,
        at,
        isLate,
        movedTo: note.movedTo ?? null,
        endsAt,
        zone: this.settings.current.rules.zone,
      }),
    );
    requireRows(MOVE, rows.length, 1);
    if (to === 'RETURNED')
      await this.sheets.open(manager, rental, { at: at ?? now, reading: note.reading, needsAdmin });
    await this.settlement.settle(manager, id, note.staffId ?? null);
    return defined(rows[0], 'move').id;
  }

  /** Returns the 1015 with the current state, its author and the time; for customers without the name of the staff member. */
  async wrongState(
    manager: EntityManager,
    { id, status }: Pick<LockedRental, 'id' | 'status'>,
    reader: 'customer' | 'staff' = 'staff',
  ): Promise<Error> {
    const [last] = await manager.query<{ mover: string; at: Date }[]>(
      // Never null: mover. Every move has an author.
      `SELECT mover_of(moved_by) AS mover, coalesce(recorded_at, at) AS at FROM rental_moves
        WHERE rental_id = $1 ORDER BY id DESC LIMIT 1`,
      [id],
    );
    const { mover, at } = defined(last, 'last');
    const movedBy = reader === 'customer' && /^\d/.test(mover) ? 'staff' : mover;
    const when = momentIn(this.settings.current.rules.zone, at);
    const text = await this.movedText(manager, movedBy, { status, when });
    return refuse('WRONG_STATE', text, { status, movedBy, movedAt: at.toISOString() });
  }

  private async movedText(
    manager: EntityManager,
    movedBy: string,
    state: { status: RentalStatus; when: string },
  ): Promise<CatalogueMessage> {
    if (movedBy === 'customer') return messageOf(rentalsMessages, 'movedByCustomer', state);
    if (movedBy === 'staff') return messageOf(rentalsMessages, 'movedByUs', state);
    const who = await this.staff.labelOf(manager, movedBy);
    return messageOf(rentalsMessages, 'moved', { ...state, who });
  }
}
