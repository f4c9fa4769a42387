import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An installation with a grievance officer, which production requires, has chosen its rules: it starts in production as before. */
export class Protection1764892420000 implements MigrationInterface {
  name = 'Protection1764892420000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE settings_versions SET "values" = "values" || '{"protection": "production"}'
        WHERE id = (SELECT id FROM settings_versions ORDER BY id DESC LIMIT 1) AND "values" ? 'grievanceOfficer'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE settings_versions SET "values" = "values" - 'protection'
        WHERE id = (SELECT id FROM settings_versions ORDER BY id DESC LIMIT 1)`,
    );
  }
}
