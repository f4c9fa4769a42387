import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time at which a customer withdrew a consent, and the consent to SMS. */
export class WithdrawnConsents1764933100000 implements MigrationInterface {
  name = 'WithdrawnConsents1764933100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE consents ADD COLUMN withdrawn_at timestamptz, DROP CONSTRAINT consents_purpose_check,
        ADD CONSTRAINT consents_purpose_check CHECK (purpose IN ('REGISTRATION', 'AADHAAR_QR', 'SMS')),
        ADD CONSTRAINT consents_withdrawn_check CHECK (withdrawn_at IS NULL OR purpose <> 'REGISTRATION');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE consents DROP CONSTRAINT consents_withdrawn_check, DROP CONSTRAINT consents_purpose_check, DROP COLUMN withdrawn_at,
        ADD CONSTRAINT consents_purpose_check CHECK (purpose IN ('REGISTRATION', 'AADHAAR_QR')) NOT VALID;
    `);
  }
}
