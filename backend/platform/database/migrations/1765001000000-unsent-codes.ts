import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks codes that were stored for a refusal that the response hides. The codes of earlier releases count as sent. */
export class UnsentCodes1765001000000 implements MigrationInterface {
  name = 'UnsentCodes1765001000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_time_codes ADD COLUMN sent boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE one_time_codes DROP COLUMN sent');
  }
}
