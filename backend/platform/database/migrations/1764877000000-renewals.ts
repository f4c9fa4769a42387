import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents that approved customers send again while they may rent; at most one request for each customer. */
export class Renewals1764877000000 implements MigrationInterface {
  name = 'Renewals1764877000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE renewals (
        customer_id integer NOT NULL,
        reasons jsonb NOT NULL,
        due_on date NOT NULL,
        submitted_at timestamptz,
        CONSTRAINT renewals_pkey PRIMARY KEY (customer_id),
        CONSTRAINT renewals_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
        CONSTRAINT renewals_reasons_check CHECK (reasons ?| ARRAY['aadhaar', 'license'])
      );
      CREATE INDEX renewals_due_idx ON renewals (due_on) WHERE submitted_at IS NULL;
      -- Whom an admin has to decide about: new customers, and approved ones who sent documents again.
      CREATE VIEW customers_in_review AS
        SELECT id, submitted_at FROM customers WHERE approval = 'PENDING'
        UNION ALL SELECT customer_id, submitted_at FROM renewals WHERE submitted_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW customers_in_review; DROP TABLE renewals');
  }
}
