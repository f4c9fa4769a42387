import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds what a customer owes past its last day. */
export class OpenDebts1764892530000 implements MigrationInterface {
  name = 'OpenDebts1764892530000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The oldest rental whose final settlement is owed past its last day, and the amount.
      CREATE FUNCTION open_debt(of integer, zone text) RETURNS TABLE (reference text, owed bigint) LANGUAGE sql STABLE AS $$
        SELECT r.reference, m.balance FROM rentals r
          JOIN settlements s ON s.rental_id = r.id AND s.state = 'FINAL'
         CROSS JOIN LATERAL rental_money(r.id) m
         WHERE r.customer_id = of AND r.status = 'RETURNED' AND s.due_on < (app_now() AT TIME ZONE zone)::date AND m.balance > 0
         ORDER BY r.id LIMIT 1
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION open_debt');
  }
}
