import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The work list reads the returns after which staff look at the car again. */
export class IndexOfInspections1764892520000 implements MigrationInterface {
  name = 'IndexOfInspections1764892520000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS handovers_inspect_later_idx ON handovers (move_id) WHERE inspect_later IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX handovers_inspect_later_idx');
  }
}
