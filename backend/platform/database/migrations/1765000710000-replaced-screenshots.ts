import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Screenshots of rejected payments that were submitted again with another one. */
export class ReplacedScreenshots1765000710000 implements MigrationInterface {
  name = 'ReplacedScreenshots1765000710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW replaced_screenshots AS
        SELECT d.id, d.created_at AS sent_at FROM documents d
         WHERE d.kind = 'PAYMENT_SCREENSHOT' AND NOT EXISTS (SELECT FROM payments p WHERE p.screenshot_id = d.id)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW replaced_screenshots');
  }
}
