import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells unproven customers, and the rentals that they keep by payments that nobody has found on the bank account. */
export class UncheckedPayments1764892200000 implements MigrationInterface {
  name = 'UncheckedPayments1764892200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- True for a customer without approved documents, proved mobile number and verified payment.
      CREATE FUNCTION is_unproven(of integer) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT FROM customers c WHERE c.id = of AND c.approval <> 'APPROVED' AND c.mobile_proven_at IS NULL)
               AND NOT EXISTS (SELECT FROM payments p WHERE p.customer_id = of AND p.status = 'VERIFIED')
      $$;

      -- Since when a pending rental of an unproven customer has an undecided payment; null otherwise.
      CREATE FUNCTION unchecked_since(of integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
        SELECT min(p.created_at)
          FROM rentals r JOIN payments p ON p.rental_id = r.id AND p.status = 'SUBMITTED'
         WHERE r.id = of AND r.status = 'PENDING' AND is_unproven(r.customer_id)
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION unchecked_since; DROP FUNCTION is_unproven');
  }
}
