import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of the entries that the overview sums by month. */
export class IndexOfVerifiedMoney1765001610000 implements MigrationInterface {
  name = 'IndexOfVerifiedMoney1765001610000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ledger_entries_verified_idx');
    await runner.query(
      `CREATE INDEX CONCURRENTLY ledger_entries_verified_idx ON ledger_entries (at)
         WHERE kind IN ('VERIFIED', 'VERIFIED_REVERSED', 'DEPOSIT_HELD')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ledger_entries_verified_idx');
  }
}
