import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The time from which values are sealed in a form that the previous version cannot read: an hour after this migration, when its
 * processes have stopped. The default also applies to a key that such a process records.
 */
export class BoundValues1764939000000 implements MigrationInterface {
  name = 'BoundValues1764939000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE sealed_keys ADD COLUMN bound_from timestamptz NOT NULL DEFAULT app_now() + interval '1 hour'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sealed_keys DROP COLUMN bound_from');
  }
}
