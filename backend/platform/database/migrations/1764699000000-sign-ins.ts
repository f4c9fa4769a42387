import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One-time codes that only their own use or expiry ends, and a record of every sign-in.
 * `login_codes` and `unknown_identities` stay for processes of the previous release.
 */
export class SignIns1764699000000 implements MigrationInterface {
  name = 'SignIns1764699000000';

  async up(runner: QueryRunner): Promise<void> {
    await addBrowsers(runner);
    await addCodes(runner);
    await addRecords(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sign_ins, wrong_tries, login_challenges, one_time_codes, known_browsers');
  }
}

async function addBrowsers(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE known_browsers (
      id uuid PRIMARY KEY,
      secret_hash text NOT NULL,
      person_kind text NOT NULL CONSTRAINT known_browsers_kind_check CHECK (person_kind IN ('customer', 'admin', 'custom-admin')),
      person_id integer NOT NULL,
      label text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT app_now(),
      last_used_at timestamptz NOT NULL DEFAULT app_now()
    )`);
  await runner.query('CREATE UNIQUE INDEX known_browsers_secret_key ON known_browsers (secret_hash)');
  await runner.query('CREATE INDEX known_browsers_person_idx ON known_browsers (person_kind, person_id)');
}

async function addCodes(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE one_time_codes (
      id uuid PRIMARY KEY,
      purpose text CONSTRAINT one_time_codes_purpose_check CHECK (purpose IN ('RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK')),
      identity_hash text NOT NULL,
      code_hash text NOT NULL,
      digits integer NOT NULL CONSTRAINT one_time_codes_digits_check CHECK (digits BETWEEN 6 AND 10),
      asker text NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT app_now()
    )`);
  await runner.query(
    'CREATE INDEX one_time_codes_identity_idx ON one_time_codes (identity_hash, created_at)',
  );
  await runner.query(
    `CREATE INDEX one_time_codes_short_idx ON one_time_codes (created_at) WHERE asker = 'strangers' AND digits < 10`,
  );
  await runner.query(`
    CREATE TABLE login_challenges (
      id uuid PRIMARY KEY,
      code_id uuid NOT NULL CONSTRAINT login_challenges_code_id_fkey REFERENCES one_time_codes ON DELETE CASCADE,
      purpose text NOT NULL CONSTRAINT login_challenges_purpose_check CHECK (purpose IN ('RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN', 'DESK')),
      identity_hash text NOT NULL,
      network text NOT NULL,
      asker text NOT NULL,
      sealed_mobile bytea,
      tries integer NOT NULL DEFAULT 0,
      tries_by_network integer NOT NULL DEFAULT 0,
      ended_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT app_now(),
      CONSTRAINT login_challenges_tries_check CHECK (tries BETWEEN 0 AND 5 AND tries_by_network BETWEEN 0 AND 5)
    )`);
  await runner.query('CREATE INDEX login_challenges_code_idx ON login_challenges (code_id)');
  await runner.query(
    'CREATE INDEX login_challenges_identity_idx ON login_challenges (identity_hash, created_at)',
  );
  await runner.query('CREATE INDEX login_challenges_network_idx ON login_challenges (network, created_at)');
}

async function addRecords(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE wrong_tries (
      identity_hash text NOT NULL,
      asker text NOT NULL,
      hour timestamptz NOT NULL,
      count integer NOT NULL CONSTRAINT wrong_tries_count_check CHECK (count > 0),
      PRIMARY KEY (identity_hash, asker, hour)
    )`);
  await runner.query(`
    CREATE TABLE sign_ins (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT app_now(),
      person_kind text CONSTRAINT sign_ins_kind_check CHECK (person_kind IN ('customer', 'admin', 'custom-admin')),
      person_id integer,
      identity_hash text NOT NULL,
      purpose text NOT NULL CONSTRAINT sign_ins_purpose_check CHECK (purpose IN ('RENTING', 'ACCOUNT', 'ADMIN', 'CUSTOM_ADMIN')),
      outcome text NOT NULL CONSTRAINT sign_ins_outcome_check CHECK (outcome IN ('SENT', 'JOINED', 'NOT_SENT', 'RIGHT', 'WRONG', 'REFUSED')),
      network text NOT NULL,
      known boolean NOT NULL,
      challenge_id uuid,
      session_id uuid,
      CONSTRAINT sign_ins_person_check CHECK ((person_kind IS NULL) = (person_id IS NULL))
    )`);
  await runner.query('CREATE INDEX sign_ins_at_idx ON sign_ins (at)');
  await runner.query('CREATE INDEX sign_ins_network_idx ON sign_ins (network, outcome, at)');
  await runner.query(`CREATE INDEX sign_ins_refused_idx ON sign_ins (at) WHERE outcome = 'REFUSED'`);
  await runner.query(
    `CREATE INDEX sign_ins_right_idx ON sign_ins (identity_hash, network) WHERE outcome = 'RIGHT'`,
  );
  await runner.query(
    `CREATE INDEX sign_ins_person_idx ON sign_ins (person_kind, person_id, at) WHERE person_id IS NOT NULL`,
  );
}
