import type { MigrationInterface, QueryRunner } from 'typeorm';

const kindsAre = (kinds: string): string =>
  `ALTER TABLE documents DROP CONSTRAINT documents_kind_check, ADD CONSTRAINT documents_kind_check CHECK (kind IN (${kinds}))`;

export class DocumentBacks1764540000000 implements MigrationInterface {
  name = 'DocumentBacks1764540000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      kindsAre(
        `'AADHAAR', 'AADHAAR_BACK', 'DRIVING_LICENSE', 'DRIVING_LICENSE_BACK', 'PAYMENT_SCREENSHOT', 'COMPLAINT_IMAGE'`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(kindsAre(`'AADHAAR', 'DRIVING_LICENSE', 'PAYMENT_SCREENSHOT', 'COMPLAINT_IMAGE'`));
  }
}
