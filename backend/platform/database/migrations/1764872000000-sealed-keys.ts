import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records the keys that have sealed data, so that a start with another secret is refused. */
export class SealedKeys1764872000000 implements MigrationInterface {
  name = 'SealedKeys1764872000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sealed_keys (
        key_id text NOT NULL CONSTRAINT sealed_keys_pkey PRIMARY KEY,
        first_used_at timestamptz NOT NULL DEFAULT app_now(),
        unused_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sealed_keys');
  }
}
