import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of the few trips whose claim ends before their agreed time, because their return was undone. */
export class IndexOfShortClaims1765001510000 implements MigrationInterface {
  name = 'IndexOfShortClaims1765001510000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS rentals_short_claim_idx');
    await runner.query(
      `CREATE INDEX CONCURRENTLY rentals_short_claim_idx ON rentals (car_id) WHERE status = 'ON_TRIP' AND claim_ends_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY rentals_short_claim_idx');
  }
}
