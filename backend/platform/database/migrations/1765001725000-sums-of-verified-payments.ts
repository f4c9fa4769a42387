import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The overview sums payments, no longer the entries of this index. */
export class SumsOfVerifiedPayments1765001725000 implements MigrationInterface {
  name = 'SumsOfVerifiedPayments1765001725000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ledger_entries_verified_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entries_verified_idx ON ledger_entries (at)
         WHERE kind IN ('VERIFIED', 'VERIFIED_REVERSED', 'DEPOSIT_HELD')`,
    );
  }
}
