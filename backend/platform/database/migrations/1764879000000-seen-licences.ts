import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The driving licence as staff saw it at a handover. */
export class SeenLicences1764879000000 implements MigrationInterface {
  name = 'SeenLicences1764879000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE handovers ADD COLUMN licence_seen_as text, ADD COLUMN licence_last_four text, ADD COLUMN licence_matches boolean;
      ALTER TABLE handovers ADD CONSTRAINT handovers_licence_check CHECK (
        (licence_seen_as IS NULL) = (licence_matches IS NULL) AND licence_seen_as IN ('ORIGINAL', 'DIGILOCKER', 'MPARIVAHAN')
        OR licence_seen_as IS NULL AND licence_last_four IS NULL AND licence_matches IS NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE handovers DROP CONSTRAINT handovers_licence_check;
      ALTER TABLE handovers DROP COLUMN licence_seen_as, DROP COLUMN licence_last_four, DROP COLUMN licence_matches;
    `);
  }
}
