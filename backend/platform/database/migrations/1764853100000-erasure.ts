import type { MigrationInterface, QueryRunner } from 'typeorm';

const CODES = (purposes: string): string => `
  ALTER TABLE one_time_codes
    DROP CONSTRAINT one_time_codes_purpose_check,
    ADD CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN (${purposes})) NOT VALID;
  ALTER TABLE login_challenges
    DROP CONSTRAINT login_challenges_purpose_check,
    ADD CONSTRAINT login_challenges_purpose_check CHECK (purpose IN (${purposes})) NOT VALID;
`;
const DESTINATIONS = (condition: string): string => `
  ALTER TABLE refund_destinations
    DROP CONSTRAINT refund_destinations_details_check,
    ADD CONSTRAINT refund_destinations_details_check CHECK (${condition}) NOT VALID;
`;
const VALIDATE = `
  ALTER TABLE one_time_codes VALIDATE CONSTRAINT one_time_codes_purpose_check;
  ALTER TABLE login_challenges VALIDATE CONSTRAINT login_challenges_purpose_check;
  ALTER TABLE refund_destinations VALIDATE CONSTRAINT refund_destinations_details_check;
`;
const KEEP_ENTRY = (forgotten: string): string => `
  CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    is_old boolean := OLD.at < app_now() - interval '365 days';
    is_forgotten boolean := OLD.subject = 'complaint' AND NOT EXISTS (SELECT FROM complaints WHERE id::text = OLD.subject_id)${forgotten};
    may_shorten boolean :=
      (to_jsonb(NEW) - '{address,before,after}'::text[]) = (to_jsonb(OLD) - '{address,before,after}'::text[])
      AND (NEW.address IS NOT DISTINCT FROM OLD.address OR NEW.address IS NULL AND is_old)
      AND (NEW.before IS NOT DISTINCT FROM OLD.before OR NEW.before IS NULL AND is_forgotten)
      AND (NEW.after IS NOT DISTINCT FROM OLD.after OR NEW.after IS NULL AND is_forgotten
           OR NEW.after = OLD.after - 'network' AND is_old);
  BEGIN
    IF NOT may_shorten THEN
      RAISE EXCEPTION 'audit_entries is append-only';
    END IF;
    RETURN NEW;
  END $$;
`;

/** Customers whose account was deleted, and the codes that confirm it. */
export class Erasure1764853100000 implements MigrationInterface {
  name = 'Erasure1764853100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customers ADD COLUMN erased_at timestamptz;
      ${CODES(`'RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK', 'PROOF'`)}
      ${DESTINATIONS(`(sealed_details IS NULL) = (masked IS NULL) AND (kind IN ('UPI', 'ACCOUNT') OR masked IS NULL)`)}
      ${KEEP_ENTRY(`
        OR OLD.subject = 'customer' AND EXISTS (SELECT FROM customers WHERE id::text = OLD.subject_id AND erased_at IS NOT NULL)`)}
    `);
    await runner.query(VALIDATE);
  }

  /** Fails once an account with a refund destination was deleted. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM one_time_codes WHERE purpose = 'PROOF';
      ALTER TABLE customers DROP COLUMN erased_at;
      ${CODES(`'RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK'`)}
      ${DESTINATIONS(`(kind IN ('UPI', 'ACCOUNT')) = (sealed_details IS NOT NULL AND masked IS NOT NULL)`)}
      ${KEEP_ENTRY('')}
    `);
    await runner.query(VALIDATE);
  }
}
