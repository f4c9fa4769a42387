import type { MigrationInterface, QueryRunner } from 'typeorm';

const FILES = `'AADHAAR', 'AADHAAR_BACK', 'DRIVING_LICENSE', 'DRIVING_LICENSE_BACK', 'PAYMENT_SCREENSHOT', 'COMPLAINT_IMAGE', 'RENTAL_PHOTO'`;
const MORE_FILES = `'PASSPORT', 'PASSPORT_BACK', 'VOTER_ID', 'VOTER_ID_BACK'`;
const FILE_KINDS = (kinds: string): string => `
  ALTER TABLE documents
    DROP CONSTRAINT documents_kind_check,
    ADD CONSTRAINT documents_kind_check CHECK (kind IN (${kinds})) NOT VALID;
`;

/** Passports and voter IDs besides Aadhaar. The table keeps its name, and the default is for the previous release. */
export class IdentityKinds1764894000000 implements MigrationInterface {
  name = 'IdentityKinds1764894000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE aadhaar_records ADD COLUMN kind text NOT NULL DEFAULT 'AADHAAR';
      ALTER TABLE aadhaar_records
        ADD CONSTRAINT aadhaar_records_kind_check CHECK (kind IN ('AADHAAR', 'PASSPORT', 'VOTER_ID')) NOT VALID;
      ${FILE_KINDS(`${FILES}, ${MORE_FILES}`)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE aadhaar_records DROP COLUMN kind;
      DO $$ BEGIN
        UPDATE documents SET kind = CASE WHEN kind LIKE '%BACK' THEN 'AADHAAR_BACK' ELSE 'AADHAAR' END
         WHERE kind IN (${MORE_FILES});
      END $$;
      ${FILE_KINDS(FILES)}
    `);
  }
}
