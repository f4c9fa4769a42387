import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When and how the mobile number of a customer was proved. */
export class MobileProofs1764892000000 implements MigrationInterface {
  name = 'MobileProofs1764892000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customers
        ADD COLUMN mobile_proven_at timestamptz,
        ADD COLUMN mobile_proven_by text,
        ADD CONSTRAINT customers_mobile_proof_check CHECK (
          (mobile_proven_at IS NULL) = (mobile_proven_by IS NULL) AND mobile_proven_by IN ('SMS', 'STAFF')) NOT VALID
    `);
    await runner.query('ALTER TABLE customers VALIDATE CONSTRAINT customers_mobile_proof_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customers DROP COLUMN mobile_proven_at, DROP COLUMN mobile_proven_by');
  }
}
