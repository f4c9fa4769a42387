import type { MigrationInterface, QueryRunner } from 'typeorm';

// The statement takes back what an undone settlement did with the deposit.
const SETTLE = (takeBack: string): string => `
  CREATE OR REPLACE FUNCTION settle_deposits(ids integer[], staff integer) RETURNS void LANGUAGE sql AS $$${takeBack}
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

const TAKE_BACK = `
    INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, reverses, staff_id)
    SELECT e.customer_id, e.rental_id, e.kind, e.credit, e.debit, e.amount_paise, e.id, staff
      FROM settlements s
      JOIN ledger_entries e ON e.rental_id = s.rental_id AND e.at = s.final_at AND e.reverses IS NULL
     WHERE s.rental_id = ANY (ids) AND s.state = 'VOID' AND e.kind IN ('DEPOSIT_APPLIED', 'DEPOSIT_RETURNED')
       AND NOT EXISTS (SELECT FROM ledger_entries WHERE reverses = e.id)
     ORDER BY e.id;`;

/** The undo of a return takes back what its final settlement did with the deposit, so that the next sheet does not count it. */
export class UndoneDeposits1764891100000 implements MigrationInterface {
  name = 'UndoneDeposits1764891100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SETTLE(TAKE_BACK));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(SETTLE(''));
  }
}
