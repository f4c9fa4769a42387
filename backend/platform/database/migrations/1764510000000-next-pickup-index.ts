import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a customer's next pickup without reading the rentals that are over. */
export class NextPickupIndex1764510000000 implements MigrationInterface {
  name = 'NextPickupIndex1764510000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX rentals_next_pickup_idx ON rentals (customer_id, starts_at) WHERE status IN ('PENDING', 'CONFIRMED')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX rentals_next_pickup_idx');
  }
}
