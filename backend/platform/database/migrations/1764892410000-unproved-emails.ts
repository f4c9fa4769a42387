import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks the e-mail addresses that the desk has typed and nobody has proved. Those of earlier customers count as proved. */
export class UnprovedEmails1764892410000 implements MigrationInterface {
  name = 'UnprovedEmails1764892410000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customers ADD COLUMN email_unproved_since timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customers DROP COLUMN email_unproved_since');
  }
}
