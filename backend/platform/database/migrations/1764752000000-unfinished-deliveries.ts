import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the deliveries of a message that ended with their process. */
export class UnfinishedDeliveries1764752000000 implements MigrationInterface {
  name = 'UnfinishedDeliveries1764752000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_messages ADD COLUMN unfinished integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox_messages DROP COLUMN unfinished');
  }
}
