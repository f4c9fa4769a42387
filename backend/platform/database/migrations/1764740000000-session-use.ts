import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that end without use. Processes of the previous release open sessions without this limit. */
export class SessionUse1764740000000 implements MigrationInterface {
  name = 'SessionUse1764740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT app_now(),
        ADD COLUMN idle_seconds integer CONSTRAINT sessions_idle_check CHECK (idle_seconds > 0),
        ADD COLUMN known_browser_id uuid,
        ADD COLUMN label text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        DROP COLUMN last_used_at, DROP COLUMN idle_seconds, DROP COLUMN known_browser_id, DROP COLUMN label`);
  }
}
