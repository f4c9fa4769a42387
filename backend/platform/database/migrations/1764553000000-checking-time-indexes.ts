import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Find the last checks of documents and payments without reading all customers and payments. */
export class CheckingTimeIndexes1764553000000 implements MigrationInterface {
  name = 'CheckingTimeIndexes1764553000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX customers_checked_idx ON customers (submitted_at, id) WHERE decided_at > submitted_at',
    );
    await runner.query('CREATE INDEX payments_checked_idx ON payments (id) WHERE decided_at > created_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payments_checked_idx');
    await runner.query('DROP INDEX customers_checked_idx');
  }
}
