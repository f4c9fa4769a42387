import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores when the operator gave a lost key up, because a rotation passes over the unreadable values of such a key only. */
export class GivenUpKeys1765001800000 implements MigrationInterface {
  name = 'GivenUpKeys1765001800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sealed_keys ADD COLUMN given_up_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sealed_keys DROP COLUMN given_up_at');
  }
}
