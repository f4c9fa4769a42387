import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk may return a deposit that was paid in cash, but no other refund. */
export class CashDeposits1764900200000 implements MigrationInterface {
  name = 'CashDeposits1764900200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- True for a due refund that returns nothing but released deposit to a payment in cash that paid at least so much of it.
      CREATE FUNCTION returns_cash_deposit(of integer) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT coalesce((
          SELECT f.amount_paise <= paid.deposit AND f.amount_paise <= released.deposit - (
                   SELECT coalesce(sum(s.amount_paise), 0) FROM refunds s
                    WHERE s.rental_id = f.rental_id AND s.state = 'SENT' AND s.sent_at >= released.since)
            FROM refunds f
            JOIN payments p ON p.id = f.payment_id AND p.method = 'CASH'
           CROSS JOIN LATERAL (
             SELECT coalesce(sum(d.amount_paise), 0) FROM issued_documents d
              WHERE d.payment_id = p.id AND d.series = 'DR'
                AND NOT EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id)) AS paid(deposit)
           CROSS JOIN LATERAL (
             SELECT sum(CASE WHEN e.reverses IS NULL THEN e.amount_paise ELSE -e.amount_paise END), min(e.at) FROM ledger_entries e
              WHERE e.rental_id = f.rental_id AND e.kind = 'DEPOSIT_RETURNED') AS released(deposit, since)
           WHERE f.id = of AND f.state = 'DUE' AND f.amount_paise % 100 = 0), false)
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION returns_cash_deposit');
  }
}
