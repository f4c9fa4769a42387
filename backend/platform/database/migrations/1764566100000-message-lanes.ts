import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages in their reader's language, SMS with a registered template, and the due messages of one channel at a time. */
export class MessageLanes1764566100000 implements MigrationInterface {
  name = 'MessageLanes1764566100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE customers ADD COLUMN language text,
         ADD CONSTRAINT customers_language_check CHECK (language IN ('en', 'hi'))`,
    );
    await runner.query('ALTER TABLE outbox_messages ADD COLUMN template text');
    await runner.query(
      `CREATE INDEX outbox_messages_lane_idx ON outbox_messages (channel, carries_code, next_attempt_at)
        WHERE status = 'PENDING'`,
    );
    await runner.query('DROP INDEX outbox_messages_due_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX outbox_messages_due_idx ON outbox_messages (next_attempt_at) WHERE status = 'PENDING'`,
    );
    await runner.query('DROP INDEX outbox_messages_lane_idx');
    await runner.query('ALTER TABLE outbox_messages DROP COLUMN template');
    await runner.query('ALTER TABLE customers DROP COLUMN language');
  }
}
