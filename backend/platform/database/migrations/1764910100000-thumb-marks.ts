import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONFIRMATION = (marked: string): string => `
  ALTER TABLE handovers DROP CONSTRAINT handovers_confirmation_check,
    ADD CONSTRAINT handovers_confirmation_check CHECK (confirmation IN ('CODE', 'SIGNATURE'${marked})
      OR confirmation = 'NOT_PRESENT' AND kind IN ('RETURN', 'SECOND_INSPECTION')) NOT VALID`;

/** A customer who does not write confirms a handover with a thumb mark and the name of a witness. */
export class ThumbMarks1764910100000 implements MigrationInterface {
  name = 'ThumbMarks1764910100000';
  // Validates without the lock of the change.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE handovers ADD COLUMN IF NOT EXISTS witness text, DROP CONSTRAINT IF EXISTS handovers_witness_check,
         ADD CONSTRAINT handovers_witness_check CHECK (witness IS NULL OR confirmation = 'THUMB_MARK') NOT VALID`,
    );
    await runner.query(CONFIRMATION(`, 'THUMB_MARK'`));
    await runner.query('ALTER TABLE handovers VALIDATE CONSTRAINT handovers_witness_check');
    await runner.query('ALTER TABLE handovers VALIDATE CONSTRAINT handovers_confirmation_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE handovers DROP COLUMN witness');
    await runner.query(CONFIRMATION(''));
  }
}
