import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The customer with whom an erased account was merged. Notes about a customer may move to that one; nothing else of them changes. */
export class MergedCustomers1765000000000 implements MigrationInterface {
  name = 'MergedCustomers1765000000000';
  // The index is created concurrently, and constraints are validated without the lock of the change.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customers ADD COLUMN IF NOT EXISTS merged_into integer');
    await runner.query(`
      ALTER TABLE customers
        DROP CONSTRAINT IF EXISTS customers_merged_into_fkey,
        DROP CONSTRAINT IF EXISTS customers_merged_check,
        ADD CONSTRAINT customers_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES customers(id) NOT VALID,
        ADD CONSTRAINT customers_merged_check CHECK (merged_into IS NULL OR erased_at IS NOT NULL AND merged_into <> id) NOT VALID`);
    await runner.query('ALTER TABLE customers VALIDATE CONSTRAINT customers_merged_into_fkey');
    await runner.query('ALTER TABLE customers VALIDATE CONSTRAINT customers_merged_check');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS customers_merged_idx');
    await runner.query(
      'CREATE INDEX CONCURRENTLY customers_merged_idx ON customers (merged_into) WHERE merged_into IS NOT NULL',
    );
    await runner.query(keptNotes(' OF rental_id, car_id, staff_id, text, at'));
    await runner.query(BUYERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keptNotes(''));
    await runner.query('DROP VIEW document_buyers');
    await runner.query('ALTER TABLE customers DROP COLUMN merged_into');
  }
}

const BUYERS = `
  -- The customer of an issued document: the one to whom it was issued, or after a merge the customer who stays.
  CREATE OR REPLACE VIEW document_buyers AS
    SELECT d.id AS document_id, coalesce(c.merged_into, c.id) AS customer_id
      FROM issued_documents d JOIN customers c ON c.id = d.customer_id`;

const keptNotes = (columns: string): string => `
  CREATE OR REPLACE TRIGGER notes_never_change BEFORE UPDATE${columns} ON notes
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`;
