import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNCHECKED_SINCE = (submittedAt: string): string => `
  CREATE OR REPLACE FUNCTION unchecked_since(of integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT min(${submittedAt})
      FROM rentals r JOIN payments p ON p.rental_id = r.id AND p.status = 'SUBMITTED'
     WHERE r.id = of AND r.status = 'PENDING' AND is_unproven(r.customer_id)
  $$;
`;

/** A payment that was submitted again or reopened is checked from then on, not since it was first submitted. */
export class ReopenedPayments1765001500000 implements MigrationInterface {
  name = 'ReopenedPayments1765001500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments ADD COLUMN reopened_at timestamptz');
    await runner.query(UNCHECKED_SINCE('greatest(p.created_at, p.resubmitted_at, p.reopened_at)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(UNCHECKED_SINCE('p.created_at'));
    await runner.query('ALTER TABLE payments DROP COLUMN reopened_at');
  }
}
