import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts that customers agreed to. Those of earlier releases are known by their version only, in `customers`. */
export class Consents1764894100000 implements MigrationInterface {
  name = 'Consents1764894100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE consents (
        id integer GENERATED ALWAYS AS IDENTITY,
        customer_id integer NOT NULL,
        purpose text NOT NULL,
        version text NOT NULL,
        text_hash text NOT NULL,
        at timestamptz NOT NULL DEFAULT app_now(),
        CONSTRAINT consents_pkey PRIMARY KEY (id),
        CONSTRAINT consents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
        CONSTRAINT consents_purpose_check CHECK (purpose IN ('REGISTRATION'))
      );
      CREATE INDEX consents_customer_idx ON consents (customer_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE consents');
  }
}
