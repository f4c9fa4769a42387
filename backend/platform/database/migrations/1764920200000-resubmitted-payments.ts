import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a customer submitted a rejected payment again; null for earlier ones. */
export class ResubmittedPayments1764920200000 implements MigrationInterface {
  name = 'ResubmittedPayments1764920200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD COLUMN resubmitted_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN resubmitted_at');
  }
}
