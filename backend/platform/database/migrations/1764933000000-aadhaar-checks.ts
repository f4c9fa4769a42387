import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The results of checks of Aadhaar's Secure QR code. The content of the code is not stored. */
export class AadhaarChecks1764933000000 implements MigrationInterface {
  name = 'AadhaarChecks1764933000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE aadhaar_checks (
        customer_id integer NOT NULL,
        submitted boolean NOT NULL DEFAULT false,
        checked_at timestamptz NOT NULL DEFAULT app_now(),
        certificate text NOT NULL,
        last_four text NOT NULL,
        issued_at timestamptz NOT NULL,
        name_hash text,
        birth_date_hash text,
        name_equal boolean,
        birth_date_equal boolean,
        CONSTRAINT aadhaar_checks_pkey PRIMARY KEY (customer_id, submitted),
        CONSTRAINT aadhaar_checks_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
        CONSTRAINT aadhaar_checks_last_four_check CHECK (last_four ~ '^[0-9]{4}$'),
        CONSTRAINT aadhaar_checks_hash_check CHECK (submitted = (name_hash IS NULL) AND (NOT submitted OR birth_date_hash IS NULL))
      );
      ALTER TABLE consents DROP CONSTRAINT consents_purpose_check,
        ADD CONSTRAINT consents_purpose_check CHECK (purpose IN ('REGISTRATION', 'AADHAAR_QR'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE consents DROP CONSTRAINT consents_purpose_check,
        ADD CONSTRAINT consents_purpose_check CHECK (purpose IN ('REGISTRATION')) NOT VALID;
      DROP TABLE aadhaar_checks;
    `);
  }
}
