import type { MigrationInterface, QueryRunner } from 'typeorm';

const outcomes = (names: string): string => `
  ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_outcome_check;
  ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_outcome_check CHECK (outcome IN (${names})) NOT VALID;
  ALTER TABLE sign_ins VALIDATE CONSTRAINT sign_ins_outcome_check`;

/** Records the right second factor of a sign-in. */
export class FactorOutcomes1764937200000 implements MigrationInterface {
  name = 'FactorOutcomes1764937200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      outcomes(`'SENT', 'JOINED', 'NOT_SENT', 'RIGHT', 'WRONG', 'FACTOR_RIGHT', 'FACTOR_WRONG', 'REFUSED'`),
    );
  }

  /** Fails once a right second factor was recorded. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      outcomes(`'SENT', 'JOINED', 'NOT_SENT', 'RIGHT', 'WRONG', 'FACTOR_WRONG', 'REFUSED'`),
    );
  }
}
