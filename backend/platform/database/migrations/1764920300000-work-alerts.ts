import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The alerts of a member of staff when work becomes late. */
export class WorkAlerts1764920300000 implements MigrationInterface {
  name = 'WorkAlerts1764920300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE staff ADD COLUMN alert_sound boolean NOT NULL DEFAULT false, ADD COLUMN alert_notification boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff DROP COLUMN alert_sound, DROP COLUMN alert_notification');
  }
}
