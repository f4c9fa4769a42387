import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sweep of stored files looks documents up by their storage keys. */
export class FileKeys1764300005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX documents_storage_key_idx ON documents (storage_key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX documents_storage_key_idx');
  }
}
