import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds rentals that customers without any proof keep by payments that nobody has found on the bank account. */
export class UncheckedPayments1764892200000 implements MigrationInterface {
  name = 'UncheckedPayments1764892200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Since when a pending rental has an undecided payment of a customer without approved documents, proved mobile number and
      -- verified payment; null otherwise.
      CREATE FUNCTION unchecked_since(of integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
        SELECT min(p.created_at)
          FROM rentals r
          JOIN customers c ON c.id = r.customer_id AND c.approval <> 'APPROVED' AND c.mobile_proven_at IS NULL
          JOIN payments p ON p.rental_id = r.id AND p.status = 'SUBMITTED'
         WHERE r.id = of AND r.status = 'PENDING'
           AND NOT EXISTS (SELECT FROM payments v WHERE v.customer_id = c.id AND v.status = 'VERIFIED')
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION unchecked_since');
  }
}
