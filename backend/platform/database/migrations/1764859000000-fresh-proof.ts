import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the person of a session last proved with the second factor that it is them. */
export class FreshProof1764859000000 implements MigrationInterface {
  name = 'FreshProof1764859000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN proved_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN proved_at');
  }
}
