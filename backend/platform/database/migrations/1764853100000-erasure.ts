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
/** Codes that confirm the deletion of an account, and refund destinations that it empties. */
export class Erasure1764853100000 implements MigrationInterface {
  name = 'Erasure1764853100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${CODES(`'RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK', 'PROOF'`)}
      ${DESTINATIONS(`(sealed_details IS NULL) = (masked IS NULL) AND (kind IN ('UPI', 'ACCOUNT') OR masked IS NULL)`)}
    `);
    await runner.query(VALIDATE);
  }

  /** Fails once an account with a refund destination was deleted. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM one_time_codes WHERE purpose = 'PROOF';
      ${CODES(`'RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK'`)}
      ${DESTINATIONS(`(kind IN ('UPI', 'ACCOUNT')) = (sealed_details IS NOT NULL AND masked IS NOT NULL)`)}
    `);
    await runner.query(VALIDATE);
  }
}
