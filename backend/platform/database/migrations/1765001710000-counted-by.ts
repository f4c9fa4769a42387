import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the staff member who counted a drawer, because an admin counts the drawer of disabled staff. Null in rows of
 * earlier releases, whose owners counted.
 */
export class CountedBy1765001710000 implements MigrationInterface {
  name = 'CountedBy1765001710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE drawers ADD COLUMN closed_by_id integer,
        ADD CONSTRAINT drawers_closed_by_check CHECK (closed_by_id IS NULL OR status <> 'OPEN'),
        ${ACCEPTED('AND accepted_by_id <> staff_id AND accepted_by_id <> closed_by_id')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE drawers ${ACCEPTED('AND accepted_by_id <> staff_id')}, DROP CONSTRAINT drawers_closed_by_check, DROP COLUMN closed_by_id
    `);
  }
}

const ACCEPTED = (others: string): string => `
        DROP CONSTRAINT drawers_accepted_check,
        ADD CONSTRAINT drawers_accepted_check CHECK (
          num_nonnulls(accepted_by_id, accepted_at) = CASE status WHEN 'ACCEPTED' THEN 2 ELSE 0 END
          AND (accepted_note IS NULL OR status = 'ACCEPTED') ${others})`;
