import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores when the code or link in a message expires. Null: it has none, or an earlier release queued the message. */
export class ExpiringMessages1765001600000 implements MigrationInterface {
  name = 'ExpiringMessages1765001600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_messages ADD COLUMN expires_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_messages DROP COLUMN expires_at');
  }
}
