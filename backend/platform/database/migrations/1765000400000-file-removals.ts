import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of documents whose rows are gone, until they are removed from the store. */
export class FileRemovals1765000400000 implements MigrationInterface {
  name = 'FileRemovals1765000400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE file_removals (
        storage_key text NOT NULL,
        CONSTRAINT file_removals_pkey PRIMARY KEY (storage_key)
      );
      CREATE FUNCTION note_file_removals() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO file_removals (storage_key) SELECT storage_key FROM gone;
        RETURN NULL;
      END $$;
    `);
    await runner.query(
      'CREATE TRIGGER documents_file_removal AFTER DELETE ON documents REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_file_removals()',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER documents_file_removal ON documents');
    await runner.query('DROP FUNCTION note_file_removals; DROP TABLE file_removals');
  }
}
