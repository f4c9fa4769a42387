import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Claims to mobile numbers that other accounts have. */
export class MobileDisputes1764893100000 implements MigrationInterface {
  name = 'MobileDisputes1764893100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mobile_disputes (
        id integer GENERATED ALWAYS AS IDENTITY,
        customer_id integer NOT NULL,
        mobile text NOT NULL,
        claimant_hash text NOT NULL,
        claims integer NOT NULL DEFAULT 1,
        first_at timestamptz NOT NULL DEFAULT app_now(),
        last_at timestamptz NOT NULL DEFAULT app_now(),
        CONSTRAINT mobile_disputes_pkey PRIMARY KEY (id),
        CONSTRAINT mobile_disputes_claim_key UNIQUE (customer_id, mobile, claimant_hash),
        CONSTRAINT mobile_disputes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
      );
      CREATE INDEX mobile_disputes_last_idx ON mobile_disputes (last_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mobile_disputes');
  }
}
