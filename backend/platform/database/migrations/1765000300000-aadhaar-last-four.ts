import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last four digits of an Aadhaar number can be stored without a hash of the whole one, which the customer does not send. */
export class AadhaarLastFour1765000300000 implements MigrationInterface {
  name = 'AadhaarLastFour1765000300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE aadhaar_records ALTER COLUMN number_hash DROP NOT NULL,
        ADD CONSTRAINT aadhaar_records_hash_check
          CHECK (number_hash IS NOT NULL OR kind = 'AADHAAR' AND sealed_number IS NULL) NOT VALID`);
    await runner.query('ALTER TABLE aadhaar_records VALIDATE CONSTRAINT aadhaar_records_hash_check');
  }

  /** Fails if a number without a hash was stored since. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE aadhaar_records DROP CONSTRAINT aadhaar_records_hash_check, ALTER COLUMN number_hash SET NOT NULL',
    );
  }
}
