import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A verified payment that is too low: whether the rental goes on and the rest is owed, or the rest must come first. The last
 * such decision applies while the rental is PENDING and owes something. The previous version decides nothing.
 */
export class Shortage1764697000000 implements MigrationInterface {
  name = 'Shortage1764697000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD COLUMN shortage text,
        ADD CONSTRAINT payments_shortage_check CHECK (shortage IN ('AT_PICKUP', 'FIRST'));

      CREATE FUNCTION awaits_rest(of integer) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN r.status = 'PENDING' AND 'FIRST' = (
                      SELECT shortage FROM payments WHERE rental_id = of AND status = 'VERIFIED' AND shortage IS NOT NULL
                       ORDER BY decided_at DESC, id DESC LIMIT 1)
                    THEN (rental_money(of)).balance > 0 ELSE false END
          FROM rentals r WHERE r.id = of
      $$;

      -- Since when a pending rental waits for a payment, because the last one was rejected or the rest must come first. Null if
      -- it waits for none, or if a payment is being verified.
      CREATE FUNCTION awaits_payment_since(of integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN bool_or(p.status = 'SUBMITTED') THEN NULL
                    WHEN awaits_rest(of) THEN max(p.decided_at) FILTER (WHERE p.status = 'REJECTED' OR p.shortage = 'FIRST')
                    WHEN NOT bool_or(p.status = 'VERIFIED') THEN max(p.decided_at) FILTER (WHERE p.status = 'REJECTED') END
          FROM payments p JOIN rentals r ON r.id = p.rental_id WHERE p.rental_id = of AND r.status = 'PENDING'
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION awaits_payment_since, awaits_rest;
      ALTER TABLE payments DROP COLUMN shortage;
    `);
  }
}
