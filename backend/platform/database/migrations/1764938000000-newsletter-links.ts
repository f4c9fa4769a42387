import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscribers confirm their address by a link. Those of before have seven days from the upgrade to subscribe again. */
export class NewsletterLinks1764938000000 implements MigrationInterface {
  name = 'NewsletterLinks1764938000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE subscribers
        ADD COLUMN asked_at timestamptz NOT NULL DEFAULT app_now(),
        ADD COLUMN confirmed_at timestamptz,
        ADD COLUMN token_hash text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE subscribers DROP COLUMN asked_at, DROP COLUMN confirmed_at, DROP COLUMN token_hash',
    );
  }
}
