import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the first screen asks every minute, without reading what is long over. */
export class Today1764200000000 implements MigrationInterface {
  name = 'Today1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX rentals_pickup_idx ON rentals (starts_at) WHERE status = 'CONFIRMED';
      CREATE INDEX rentals_return_idx ON rentals (ends_at) WHERE status = 'ON_TRIP';
      CREATE INDEX rentals_ended_idx ON rentals (ends_at) WHERE status IN ('RETURNED', 'CLOSED');
      CREATE INDEX payments_decided_idx ON payments (decided_at) WHERE status IN ('VERIFIED', 'REFUND_DUE', 'REFUNDED');
      CREATE INDEX outbox_messages_failed_idx ON outbox_messages (id) WHERE status = 'FAILED';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX rentals_pickup_idx, rentals_return_idx, rentals_ended_idx, payments_decided_idx, outbox_messages_failed_idx;
    `);
  }
}
