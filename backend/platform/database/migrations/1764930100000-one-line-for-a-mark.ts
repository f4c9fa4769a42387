import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A settlement charges each mark of the return once. */
export class OneLineForAMark1764930100000 implements MigrationInterface {
  name = 'OneLineForAMark1764930100000';
  // An index is created concurrently outside of a transaction.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS settlement_lines_mark_idx');
    await runner.query(
      'CREATE UNIQUE INDEX CONCURRENTLY settlement_lines_mark_idx ON settlement_lines (settlement_id, record_id, mark_number)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX settlement_lines_mark_idx');
  }
}
