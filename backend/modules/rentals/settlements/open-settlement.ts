import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { keyOf } from '../../../contract/messages/message.js';
import { least } from '../../../contract/money.js';
import { type ComputedLine, lateLine } from '../../../contract/rentals/late-line.js';
import type { COMPUTED_LINES } from '../../../contract/rentals/settlements.js';
import {
  type CarReading,
  extraKmLine,
  fuelLine,
  type PickupReading,
} from '../../../contract/rentals/usage-lines.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { inEnglish } from '../../../platform/http/wire-message.js';
import { Settings } from '../../settings/index.js';
import { MAX_AMOUNT } from '../form-amount.js';
import type { LockedRental } from '../lock-rental.js';
import { findSettlement, type SettlementRow } from './settlement-rows.js';

const OPEN = `
  INSERT INTO settlements (rental_id, number, returned_at, needs_admin, opened_at, charge_until)
  SELECT :rentalId::int, coalesce(max(number), 0) + 1, :returnedAt::timestamptz, :needsAdmin::boolean,
         coalesce((SELECT coalesce(recorded_at, at) FROM valid_moves
                    WHERE rental_id = :rentalId AND to_status = 'RETURNED' ORDER BY id DESC LIMIT 1), app_now()),
         ((CASE WHEN :needsAdmin THEN app_now() ELSE :returnedAt END AT TIME ZONE :zone)::date + :days::int + 1)::timestamp AT TIME ZONE :zone
    FROM settlements WHERE rental_id = :rentalId::int RETURNING id`;

const OPEN_LATER = `
  INSERT INTO settlements (rental_id, number, returned_at, is_later, charge_until)
  SELECT :rentalId::int, earlier.number + 1, returned.at, true,
         ((returned.at AT TIME ZONE :zone)::date + :days::int + 1)::timestamp AT TIME ZONE :zone
    FROM (SELECT coalesce(max(number), 0) AS number, max(returned_at) FILTER (WHERE state <> 'VOID') AS returned_at
            FROM settlements WHERE rental_id = :rentalId::int) AS earlier
   CROSS JOIN LATERAL (SELECT coalesce(earlier.returned_at, max(at)) AS at FROM valid_moves
                        WHERE rental_id = :rentalId::int AND to_status = 'RETURNED') AS returned
  RETURNING id`;

const ADD = `
  INSERT INTO settlement_lines (settlement_id, kind, amount_paise, text, text_key)
  VALUES (:id, :kind, :amount, :text, :textKey)`;

const PICKUP = `
  SELECT odometer_km AS odometer, fuel, fuel_unit AS "fuelUnit", fuel_price_paise AS "fuelPrice", capacity
    FROM pickup_readings WHERE rental_id = $1`;

// Never null: odometer. The record of a return has it.
const RECORDED_DRAFT = `
  SELECT s.id, m.odometer_km AS odometer
    FROM settlements s JOIN valid_moves m ON m.rental_id = s.rental_id AND m.to_status = 'RETURNED'
   WHERE s.rental_id = $1 AND s.state = 'DRAFT' AND NOT s.is_later
     AND EXISTS (SELECT FROM recorded_steps WHERE rental_id = s.rental_id AND kind = 'RETURN')`;

interface CarReturn {
  at: Date;
  /** Contents of the record of the return; absent without a record. */
  reading?: CarReading | undefined;
  /** True if an admin must check the return, because a custom admin recorded it more than a day afterwards. */
  needsAdmin?: boolean | undefined;
}

/** Opens the settlement of a rental at its return, corrects its kilometres, and voids it if the return is undone. */
@Injectable()
export class OpenSettlement {
  constructor(private readonly settings: Settings) {}

  /** The caller must hold the lock of the rental, which is RETURNED and has no settlement. */
  async open(
    manager: EntityManager,
    rental: Pick<LockedRental, 'id' | 'charges' | 'fare' | 'endsAt'>,
    { at: returnedAt, reading, needsAdmin = false }: CarReturn,
  ): Promise<void> {
    const { zone, lastChargeDays: days } = this.settings.current.rules;
    const rows = await manager.query<{ id: number }[]>(
      ...named(OPEN, { rentalId: rental.id, returnedAt, needsAdmin, zone, days }),
    );
    const { id } = defined(rows[0], 'settlement');
    await this.add(manager, id, 'LATE', lateLine(rental, returnedAt));
    if (!reading) return;
    const pickup = await this.pickupReading(manager, rental.id);
    if (!pickup) return;
    await this.add(manager, id, 'FUEL', fuelLine(rental.charges, pickup, reading));
    await this.add(manager, id, 'EXTRA_KM', extraKmLine(rental, pickup, reading));
  }

  /**
   * Opens the settlement of a later charge. The caller must hold the lock of the rental, which was returned and has no
   * draft.
   */
  async openLater(manager: EntityManager, rentalId: number): Promise<SettlementRow> {
    const { zone, lastChallanDays: days } = this.settings.current.rules;
    const rows = await manager.query<{ id: number }[]>(...named(OPEN_LATER, { rentalId, zone, days }));
    return findSettlement(manager, defined(rows[0], 'settlement').id);
  }

  /**
   * Computes the kilometres of a draft from the corrected readings. The caller must hold the lock of the rental. Issued
   * settlements and trips without both records do not change.
   */
  async countAgain(
    manager: EntityManager,
    rental: Pick<LockedRental, 'id' | 'charges' | 'fare'>,
  ): Promise<void> {
    const [draft] = await manager.query<{ id: number; odometer: number }[]>(RECORDED_DRAFT, [rental.id]);
    const pickup = draft && (await this.pickupReading(manager, rental.id));
    if (!pickup) return;
    await changeOneRow(manager, 'UPDATE settlements SET version = version + 1 WHERE id = $1', [draft.id]);
    await manager.query(`DELETE FROM settlement_lines WHERE settlement_id = $1 AND kind = 'EXTRA_KM'`, [
      draft.id,
    ]);
    await this.add(manager, draft.id, 'EXTRA_KM', extraKmLine(rental, pickup, draft));
  }

  private async pickupReading(manager: EntityManager, rentalId: number): Promise<PickupReading | null> {
    const [pickup] = await manager.query<PickupReading[]>(PICKUP, [rentalId]);
    return pickup ?? null;
  }

  /** Limits the amount, so that a mistyped odometer reading does not prevent the return. */
  private async add(
    manager: EntityManager,
    id: number,
    kind: (typeof COMPUTED_LINES)[number],
    line: ComputedLine | null,
  ): Promise<void> {
    if (!line) return;
    const { text } = line;
    const amount = least(line.amount, MAX_AMOUNT);
    await manager.query(...named(ADD, { id, kind, amount, text: inEnglish(text), textKey: keyOf(text) }));
  }

  /** Voids the settlements of an undone return, which charges nothing. The caller must settle the money afterwards. */
  async void(manager: EntityManager, rentalId: number): Promise<void> {
    await manager.query(
      `UPDATE settlements SET state = 'VOID', version = version + 1 WHERE rental_id = $1 AND state <> 'VOID'`,
      [rentalId],
    );
    await manager.query(
      'UPDATE rentals SET deposit_kept_paise = NULL WHERE id = $1 AND deposit_kept_paise IS NOT NULL',
      [rentalId],
    );
  }
}
