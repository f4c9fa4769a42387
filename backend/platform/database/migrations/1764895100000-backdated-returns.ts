import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks the settlements that only an admin sends, because a custom admin recorded the return more than a day afterwards. */
export class BackdatedReturns1764895100000 implements MigrationInterface {
  name = 'BackdatedReturns1764895100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settlements ADD COLUMN needs_admin boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settlements DROP COLUMN needs_admin');
  }
}
