import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records when accounts were used last, so that a job can delete those that nobody uses. */
export class UnusedAccounts1764862000000 implements MigrationInterface {
  name = 'UnusedAccounts1764862000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customers ADD COLUMN last_seen_at timestamptz, ADD COLUMN unused_told_at timestamptz;
      UPDATE customers c SET last_seen_at = CASE WHEN erased_at IS NOT NULL THEN created_at ELSE greatest(created_at,
        (SELECT max(at) FROM sign_ins WHERE person_kind = 'customer' AND person_id = c.id AND outcome = 'RIGHT'),
        (SELECT max(created_at) FROM sessions WHERE kind IN ('customer', 'renting') AND subject_id = c.id)) END;
      ALTER TABLE customers ALTER COLUMN last_seen_at SET NOT NULL, ALTER COLUMN last_seen_at SET DEFAULT app_now();

      CREATE VIEW account_uses AS
        SELECT c.id AS customer_id, c.last_seen_at AS seen_at, c.unused_told_at AS told_at,
               greatest(c.last_seen_at, c.submitted_at,
                 (SELECT max(m.at) FROM rentals r JOIN rental_moves m ON m.rental_id = r.id WHERE r.customer_id = c.id),
                 (SELECT max(h.created_at) FROM holds h WHERE h.customer_id = c.id AND h.state = 'LIVE')) AS used_at
          FROM customers c WHERE c.erased_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW account_uses;
      ALTER TABLE customers DROP COLUMN last_seen_at, DROP COLUMN unused_told_at;
    `);
  }
}
