import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the completed sign-ins of an identity from a network. The index of right codes stays for the previous version. */
export class SignInsWithSession1764937210000 implements MigrationInterface {
  name = 'SignInsWithSession1764937210000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS sign_ins_completed_idx');
    await runner.query(
      'CREATE INDEX CONCURRENTLY sign_ins_completed_idx ON sign_ins (identity_hash, network) WHERE session_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY sign_ins_completed_idx');
  }
}
