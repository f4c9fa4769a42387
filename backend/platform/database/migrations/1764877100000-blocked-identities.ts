import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mail addresses, mobile numbers and mail domains that get no codes, as hashes. */
export class BlockedIdentities1764877100000 implements MigrationInterface {
  name = 'BlockedIdentities1764877100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blocked_identities (
        id integer GENERATED ALWAYS AS IDENTITY,
        kind text NOT NULL,
        value_hash text NOT NULL,
        masked text NOT NULL,
        reason text NOT NULL,
        blocked_by_id integer NOT NULL,
        blocked_at timestamptz NOT NULL DEFAULT app_now(),
        until timestamptz NOT NULL,
        CONSTRAINT blocked_identities_pkey PRIMARY KEY (id),
        CONSTRAINT blocked_identities_value_key UNIQUE (value_hash),
        CONSTRAINT blocked_identities_kind_check CHECK (kind IN ('EMAIL', 'MOBILE', 'DOMAIN'))
      );
      CREATE INDEX blocked_identities_until_idx ON blocked_identities (until);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blocked_identities');
  }
}
