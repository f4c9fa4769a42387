import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that jobs send, such as reminders, each at most once. */
export class MessagesSentOnce1764567600000 implements MigrationInterface {
  name = 'MessagesSentOnce1764567600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_messages ADD COLUMN once_key text');
    await runner.query(
      'CREATE UNIQUE INDEX outbox_messages_once_key ON outbox_messages (once_key) WHERE once_key IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_messages DROP COLUMN once_key');
  }
}
