import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time of the last backup that was restored and compared, which every process reports. */
export class BackupProofs1765000600000 implements MigrationInterface {
  name = 'BackupProofs1765000600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup_proofs (
        taken_at timestamptz NOT NULL,
        CONSTRAINT backup_proofs_pkey PRIMARY KEY (taken_at)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_proofs');
  }
}
