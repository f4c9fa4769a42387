import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { paise } from '../../../backend/contract/money';
import type { RentalAction } from '../../../backend/contract/rentals/fare';
import { describedFare } from '../../../backend/modules/fares/described-fare';
import { DEFAULT_SETTINGS } from '../../../backend/modules/settings/business-settings';
import { TextKeys1764550000000 } from '../../../backend/platform/database/migrations/1764550000000-text-keys';
import { demoTemplate } from '../../support/demo-template';
import { createDatabase } from '../../support/server';

/** The last day is longer by `hours`. */
function fareOf(days: number, hours: number, action: RentalAction) {
  const window = {
    fromDate: '2026-12-01',
    toDate: `2026-12-0${days + 1}`,
    pickupTime: '12:00',
    dropTime: `${12 + hours}:00`,
  };
  const price = { costPerDay: paise(180_050), costPerHour: paise(12_000) };
  return describedFare(price, window, action, DEFAULT_SETTINGS.fare);
}

const FARES = [fareOf(1, 1, 'book'), fareOf(2, 3, 'reserve'), fareOf(3, 0, 'reserve'), fareOf(6, 11, 'book')];

const STORED = `
  SELECT (SELECT json_agg(fare ORDER BY id) FROM rentals) AS rentals,
         (SELECT json_agg(json_build_object('reason', reason, 'key', reason_key) ORDER BY id)
            -- Excludes the reasons of settlements, which did not exist before the keys.
            FROM rental_moves WHERE reason IS NOT NULL
             AND to_status <> 'CLOSED') AS moves,
         (SELECT json_agg(json_build_object('problem', problem, 'key', problem_key) ORDER BY line)
            FROM statement_rows) AS rows`;

describe('texts that were stored in English only', () => {
  it('receives the keys with which new texts are stored', async () => {
    const database = await createDatabase(await demoTemplate());
    const db = new pg.Client({ connectionString: database.url });
    await db.connect();
    const stored = async () => (await db.query(STORED)).rows[0];
    try {
      for (const [index, fare] of FARES.entries())
        await db.query('UPDATE rentals SET fare = $1 WHERE id = (SELECT min(id) + $2 FROM rentals)', [
          fare,
          index,
        ]);
      await db.query(`
        ALTER TABLE rental_moves DISABLE TRIGGER rental_moves_mover;
        INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by, reason, reason_key)
        SELECT min(id), from_status, to_status, moved_by, reason, key::jsonb FROM rentals, (VALUES
          ('PENDING', 'EXPIRED', 'system', 'No new payment received by Sat, 21 Nov 2026, 1:30 PM IST',
           '{"messageKey": "history.noNewPayment", "messageParams": {"when": "Sat, 21 Nov 2026, 1:30 PM IST"}}'),
          (NULL, 'PENDING', '9000000002', 'Placed at the desk by 9000000002, confirmed with the customer''s code.',
           '{"messageKey": "history.placedAtDesk", "messageParams": {"who": "9000000002"}}'),
          ('PENDING', 'CONFIRMED', '9000000001', 'Payment verified and documents approved', NULL))
          AS move (from_status, to_status, moved_by, reason, key)
        GROUP BY from_status, to_status, moved_by, reason, key`);
      await db.query(`
        WITH statement AS (INSERT INTO statements (name, content_hash, row_count, left_out, created_by_id)
          SELECT 'bank.csv', 'x', 2, 0, min(id) FROM staff RETURNING id)
        INSERT INTO statement_rows (statement_id, line, ids, amount_paise, problem, problem_key)
        SELECT id, line, '{}', 0, problem, key::jsonb FROM statement, (VALUES
          (2, 'The amount is too large.', '{"messageKey": "statements.amountTooLarge"}'),
          (3, 'The amount cannot be read: 12,3',
           '{"messageKey": "statements.unreadableAmount", "messageParams": {"text": "12,3"}}'))
          AS row (line, problem, key)`);
      const before = await stored();

      const runner = { query: (sql: string) => db.query(sql) } as unknown as QueryRunner;
      const migration = new TextKeys1764550000000();
      // Disables the triggers and drops the views of later migrations.
      await db.query(
        'ALTER TABLE rentals DISABLE TRIGGER rentals_agreement; ALTER TABLE rental_moves DISABLE TRIGGER rental_moves_kept; DROP VIEW return_marks, pickup_readings, recorded_steps, second_inspections, maintenance_due, car_odometers, odometer_readings, valid_moves',
      );
      await migration.down(runner);
      await db.query(`
        UPDATE rentals SET fare = jsonb_set(fare, '{lines}', (
          SELECT jsonb_agg(line - '{messageKey,messageParams}'::text[] ORDER BY position)
            FROM jsonb_array_elements(fare->'lines') WITH ORDINALITY AS lines(line, position)))`);
      await migration.up(runner);

      const after = await stored();
      expect(after).toEqual(before);
      expect(after.rentals.flatMap(({ lines }: (typeof FARES)[number]) => lines)).not.toContainEqual(
        expect.not.objectContaining({ messageKey: expect.any(String) }),
      );
    } finally {
      await db.end();
      await database.drop();
    }
  });
});
