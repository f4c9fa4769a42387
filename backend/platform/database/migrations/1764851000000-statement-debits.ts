import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Debits of bank statements, which are compared with the refunds. */
export class StatementDebits1764851000000 implements MigrationInterface {
  name = 'StatementDebits1764851000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE statements ADD COLUMN debit_count integer;
      ALTER TABLE statement_rows
        ADD COLUMN debit_paise bigint NOT NULL DEFAULT 0,
        ADD CONSTRAINT statement_rows_debit_check CHECK (debit_paise >= 0 AND (debit_paise = 0 OR amount_paise = 0)) NOT VALID;
    `);
    await runner.query('ALTER TABLE statement_rows VALIDATE CONSTRAINT statement_rows_debit_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE statement_rows DROP COLUMN debit_paise;
      ALTER TABLE statements DROP COLUMN debit_count;
    `);
  }
}
