import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNADJUSTED = (refunds: string): string => `
  CREATE OR REPLACE FUNCTION unadjusted_advances(rental integer) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT greatest(coalesce(sum(CASE WHEN d.series = 'RV' THEN d.amount_paise
                                      WHEN d.series IN (${refunds}) THEN (d.content ->> 'untaxed')::int - d.amount_paise
                                      ELSE -(d.content ->> 'adjusted')::int END), 0), 0)::int
      FROM issued_documents d
     WHERE d.rental_id = rental AND d.series IN ('RV', ${refunds}, 'IN')
       AND NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id)
  $$;
`;

/** An invoice adjusts no advance that was refunded during or after the trip, with a refund receipt instead of a voucher. */
export class RefundedAdvances1765000900000 implements MigrationInterface {
  name = 'RefundedAdvances1765000900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UNADJUSTED(`'RF', 'RR'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(UNADJUSTED(`'RF'`));
  }
}
