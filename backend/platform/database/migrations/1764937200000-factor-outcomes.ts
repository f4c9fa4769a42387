import type { MigrationInterface, QueryRunner } from 'typeorm';

const outcomes = (names: string): string => `
  ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_outcome_check;
  ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_outcome_check CHECK (outcome IN (${names})) NOT VALID;
  ALTER TABLE sign_ins VALIDATE CONSTRAINT sign_ins_outcome_check`;

/** Records the right second factor of a sign-in, and finds completed sign-ins of an identity from a network. */
export class FactorOutcomes1764937200000 implements MigrationInterface {
  name = 'FactorOutcomes1764937200000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      outcomes(`'SENT', 'JOINED', 'NOT_SENT', 'RIGHT', 'WRONG', 'FACTOR_RIGHT', 'FACTOR_WRONG', 'REFUSED'`),
    );
    // The index of right codes stays for the previous version.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS sign_ins_completed_idx');
    await runner.query(
      'CREATE INDEX CONCURRENTLY sign_ins_completed_idx ON sign_ins (identity_hash, network) WHERE session_id IS NOT NULL',
    );
  }

  /** Fails once a right second factor was recorded. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(outcomes(`'SENT', 'JOINED', 'NOT_SENT', 'RIGHT', 'WRONG', 'FACTOR_WRONG', 'REFUSED'`));
    await runner.query('DROP INDEX sign_ins_completed_idx');
  }
}
