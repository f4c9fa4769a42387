import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = (condition: string): string => `
  ALTER TABLE renewals
    DROP CONSTRAINT renewals_reasons_check,
    ADD CONSTRAINT renewals_reasons_check CHECK (${condition});
`;
const DOCUMENTS = `reasons ?| ARRAY['aadhaar', 'license']`;

/** Names that approved customers changed and that wait for an admin. */
export class NameRenewals1764880210000 implements MigrationInterface {
  name = 'NameRenewals1764880210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE renewals ADD COLUMN full_name text;
      ${REASONS(`${DOCUMENTS} OR full_name IS NOT NULL AND submitted_at IS NOT NULL`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM renewals WHERE full_name IS NOT NULL;
      ${REASONS(DOCUMENTS)}
      ALTER TABLE renewals DROP COLUMN full_name;
    `);
  }
}
