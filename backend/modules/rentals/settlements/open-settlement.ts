import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { keyOf } from '../../../contract/messages/message.js';
import { lateLine } from '../../../contract/rentals/late-line.js';
import { named } from '../../../platform/database/named.js';
import { inEnglish } from '../../../platform/http/wire-message.js';
import { Settings } from '../../settings/index.js';
import type { LockedRental } from '../lock-rental.js';

const OPEN = `
  INSERT INTO settlements (rental_id, number, returned_at, opened_at, charge_until)
  SELECT :rentalId::int, coalesce(max(number), 0) + 1, :returnedAt::timestamptz,
         coalesce((SELECT coalesce(recorded_at, at) FROM valid_moves
                    WHERE rental_id = :rentalId AND to_status = 'RETURNED' ORDER BY id DESC LIMIT 1), app_now()),
         ((:returnedAt::timestamptz AT TIME ZONE :zone)::date + :days::int + 1)::timestamp AT TIME ZONE :zone
    FROM settlements WHERE rental_id = :rentalId::int RETURNING id`;

/** Begins the settlement of a rental with its return, and ends it if the return is undone. */
@Injectable()
export class OpenSettlement {
  constructor(private readonly settings: Settings) {}

  /** The caller must hold the lock of the rental, which is RETURNED and has no settlement. */
  async open(
    manager: EntityManager,
    rental: Pick<LockedRental, 'id' | 'charges' | 'fare' | 'endsAt'>,
    returnedAt: Date,
  ): Promise<void> {
    const { zone, lastChargeDays: days } = this.settings.current.rules;
    const rows = await manager.query<{ id: number }[]>(
      ...named(OPEN, { rentalId: rental.id, returnedAt, zone, days }),
    );
    const late = lateLine(rental, returnedAt);
    if (!late) return;
    await manager.query(
      `INSERT INTO settlement_lines (settlement_id, kind, amount_paise, text, text_key) VALUES ($1, 'LATE', $2, $3, $4)`,
      [defined(rows[0], 'settlement').id, late.amount, inEnglish(late.text), keyOf(late.text)],
    );
  }

  /** A return that did not take place charges nothing. The caller settles the money afterwards. */
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
