import type { MigrationInterface, QueryRunner } from 'typeorm';

const CODES = (purposes: string): string => `
  ALTER TABLE one_time_codes
    DROP CONSTRAINT one_time_codes_purpose_check,
    ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN (${purposes})) NOT VALID;
  ALTER TABLE login_challenges
    DROP CONSTRAINT login_challenges_purpose_check,
    ADD CONSTRAINT login_challenges_purpose_check CHECK (purpose IN (${purposes})) NOT VALID;
`;
const VALIDATE = `
  ALTER TABLE one_time_codes VALIDATE CONSTRAINT one_time_codes_purpose_check;
  ALTER TABLE login_challenges VALIDATE CONSTRAINT login_challenges_purpose_check;
`;
const PURPOSES = `'RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK', 'PROOF'`;

/** Codes that prove a new e-mail address or mobile number, and the changes of accounts. */
export class ContactChanges1764880200000 implements MigrationInterface {
  name = 'ContactChanges1764880200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${CODES(`${PURPOSES}, 'EMAIL_CHANGE', 'MOBILE'`)}
      CREATE TABLE customer_changes (
        id integer GENERATED ALWAYS AS IDENTITY,
        customer_id integer NOT NULL,
        field text NOT NULL,
        old_value text,
        new_value text NOT NULL,
        staff_id integer,
        reason text,
        at timestamptz NOT NULL DEFAULT app_now(),
        CONSTRAINT customer_changes_pkey PRIMARY KEY (id),
        CONSTRAINT customer_changes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
        CONSTRAINT customer_changes_field_check CHECK (field IN ('email', 'mobile', 'fullName', 'address')),
        CONSTRAINT customer_changes_reason_check CHECK ((staff_id IS NULL) = (reason IS NULL))
      );
      CREATE INDEX customer_changes_customer_idx ON customer_changes (customer_id);
    `);
    await runner.query(VALIDATE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE customer_changes;
      DELETE FROM one_time_codes WHERE purpose IN ('EMAIL_CHANGE', 'MOBILE');
      ${CODES(PURPOSES)}
    `);
    await runner.query(VALIDATE);
  }
}
