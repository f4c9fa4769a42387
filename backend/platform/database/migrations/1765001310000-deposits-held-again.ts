import type { MigrationInterface, QueryRunner } from 'typeorm';

const settle = (undone: string): string => `
  CREATE OR REPLACE FUNCTION settle_deposits(ids integer[], staff integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, reverses, staff_id)
    SELECT e.customer_id, e.rental_id, e.kind, e.credit, e.debit, e.amount_paise, e.id, staff
      FROM settlements s
      JOIN ledger_entries e ON e.rental_id = s.rental_id AND e.at = s.final_at AND e.reverses IS NULL
     WHERE s.rental_id = ANY (ids) AND s.state = 'VOID' AND e.kind IN ('DEPOSIT_APPLIED', 'DEPOSIT_RETURNED')
       AND NOT EXISTS (SELECT FROM ledger_entries WHERE reverses = e.id)
     ORDER BY e.id;
    INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, reverses, staff_id)
    SELECT e.customer_id, e.rental_id, e.kind, e.credit, e.debit, e.amount_paise, e.id, staff
      FROM rentals r
     CROSS JOIN LATERAL (SELECT deposit_to_hold(r.id)) AS due(deposit)
     CROSS JOIN LATERAL rental_money(r.id) m
      JOIN ledger_entries e ON e.rental_id = r.id AND e.kind = 'DEPOSIT_HELD' AND e.reverses IS NULL
     WHERE r.id = ANY (ids) AND due.deposit < least(m.held, coalesce(r.deposit_kept_paise, r.deposit_paise))
       AND (r.status IN ('PENDING', 'CONFIRMED', 'ON_TRIP') OR r.status = 'RETURNED'
            AND NOT EXISTS (SELECT FROM settlements WHERE rental_id = r.id AND state = 'FINAL'))
       AND NOT EXISTS (SELECT FROM ledger_entries WHERE reverses = e.id)
     ORDER BY e.id;${undone}
    INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, staff_id)
    SELECT known.customer_id, known.id, entry.kind, entry.debit, entry.credit, entry.amount, staff
      FROM (SELECT r.id, r.customer_id, deposit_to_hold(r.id) - m.held AS more, greatest(settled_charges(r.id), 0) AS settled
              FROM rentals r, rental_money(r.id) m WHERE r.id = ANY (ids)) AS known
      CROSS JOIN LATERAL (VALUES
        ('DEPOSIT_HELD', 'CUSTOMER', 'DEPOSIT', more),
        ('DEPOSIT_APPLIED', 'DEPOSIT', 'CUSTOMER', least(-more, settled)),
        ('DEPOSIT_RETURNED', 'DEPOSIT', 'CUSTOMER', -more - settled)) AS entry(kind, debit, credit, amount)
     WHERE entry.amount > 0
  $$;
`;

// A return whose refund was sent stays. The last statement holds the rest of the deposit.
const HELD_AGAIN = `
    INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, reverses, staff_id)
    SELECT e.customer_id, e.rental_id, e.kind, e.credit, e.debit, e.amount_paise, e.id, staff
      FROM rentals r
     CROSS JOIN LATERAL rental_money(r.id) m
      JOIN ledger_entries e ON e.rental_id = r.id AND e.kind = 'DEPOSIT_RETURNED' AND e.reverses IS NULL
     WHERE r.id = ANY (ids) AND deposit_to_hold(r.id) > m.held
       AND NOT EXISTS (SELECT FROM ledger_entries WHERE reverses = e.id)
       AND NOT EXISTS (SELECT FROM refunds WHERE rental_id = r.id AND state = 'SENT' AND sent_at >= e.at)
     ORDER BY e.id;`;

/**
 * A deposit that is held again after an undone cancellation or no-show was not returned: the entry of its return is reversed.
 * Documents with tax and the settlement sheet counted it as returned.
 */
export class DepositsHeldAgain1765001310000 implements MigrationInterface {
  name = 'DepositsHeldAgain1765001310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(settle(HELD_AGAIN));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(settle(''));
  }
}
