import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps of staff, and sign-ins that wait for their code. */
export class SecondFactor1764850000000 implements MigrationInterface {
  name = 'SecondFactor1764850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_factors (
        staff_id integer PRIMARY KEY,
        sealed_secret bytea NOT NULL,
        confirmed_at timestamptz,
        last_step integer NOT NULL DEFAULT 0,
        wrong_tries integer NOT NULL DEFAULT 0 CONSTRAINT staff_factors_wrong_tries_check CHECK (wrong_tries >= 0),
        wrong_since timestamptz
      );
      CREATE TABLE recovery_codes (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        staff_id integer NOT NULL,
        finder text NOT NULL,
        salt bytea NOT NULL,
        hash bytea NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX recovery_codes_staff_idx ON recovery_codes (staff_id);
      ALTER TABLE login_challenges
        ADD COLUMN passed_at timestamptz,
        ADD COLUMN staff_id integer,
        ADD COLUMN enrols boolean NOT NULL DEFAULT false,
        ADD COLUMN factor_tries integer NOT NULL DEFAULT 0
          CONSTRAINT login_challenges_factor_check CHECK (factor_tries BETWEEN 0 AND 5);
      ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_outcome_check;
      ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_outcome_check
        CHECK (outcome IN ('SENT', 'JOINED', 'NOT_SENT', 'RIGHT', 'WRONG', 'FACTOR_WRONG', 'REFUSED')) NOT VALID;
      ALTER TABLE sign_ins VALIDATE CONSTRAINT sign_ins_outcome_check`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_outcome_check;
      DELETE FROM sign_ins WHERE outcome = 'FACTOR_WRONG';
      ALTER TABLE sign_ins ADD CONSTRAINT sign_ins_outcome_check
        CHECK (outcome IN ('SENT', 'JOINED', 'NOT_SENT', 'RIGHT', 'WRONG', 'REFUSED'));
      ALTER TABLE login_challenges DROP COLUMN passed_at, DROP COLUMN staff_id, DROP COLUMN enrols, DROP COLUMN factor_tries;
      DROP TABLE recovery_codes;
      DROP TABLE staff_factors`);
  }
}
