import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The refund that the verification of a payment would lead to is what remains after the deposit, which is filled up first. */
export class RefundsAfterDeposit1764869000000 implements MigrationInterface {
  name = 'RefundsAfterDeposit1764869000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      states(`
        CASE WHEN r.status = 'RETURNED' AND NOT EXISTS (SELECT FROM settlements WHERE rental_id = r.id AND state = 'FINAL')
             THEN coalesce(r.deposit_kept_paise, r.deposit_paise) ELSE 0 END`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(states('0'));
  }
}

/** The view as before, with the amount that may be held of a deposit. */
const states = (deposit: string): string => `
  CREATE OR REPLACE VIEW payment_states AS
    SELECT p.id AS payment_id,
           CASE WHEN p.status = 'SUBMITTED' AND checking.amount > 0 THEN 'REFUND_DUE'
                WHEN p.status <> 'VERIFIED' OR goes_ahead(coalesce(r.status, '')) OR f.state IS NULL THEN p.status
                WHEN f.state = 'DUE' THEN 'REFUND_DUE' ELSE 'REFUNDED' END AS status,
           coalesce(nullif(checking.amount, 0)::int, f.amount) AS refund,
           CASE WHEN checking.amount > 0 THEN 'CHECKING' WHEN f.state = 'DUE' THEN 'DUE' WHEN f.state = 'SENT' THEN 'PAID' END AS refund_state,
           CASE WHEN checking.amount > 0 THEN refund_due_on(last_moved_at(r.id)) ELSE f.due_on END AS refund_due_on,
           f.reference AS refund_reference, f.sent_at AS refunded_at, f.sent_by_id AS refunded_by_id,
           coalesce(r.status IN ('CANCELLED', 'DECLINED', 'EXPIRED'), false) AS is_called_off
      FROM payments p
      LEFT JOIN rentals r ON r.id = p.rental_id
      LEFT JOIN LATERAL (
        SELECT state, due_on, reference, sent_at, sent_by_id, (sum(amount_paise) OVER (PARTITION BY state))::int AS amount
          FROM refunds WHERE payment_id = p.id AND state IN ('DUE', 'SENT') ORDER BY state, id DESC LIMIT 1) AS f ON true
      LEFT JOIN LATERAL (
        SELECT greatest(after.credit - deposit.amount, 0) - greatest(before.credit - deposit.amount, 0) AS amount
          FROM (SELECT coalesce(sum(received), 0) + coalesce(sum(reported) FILTER (WHERE id < p.id AND decided_at IS NULL), 0),
                       coalesce(sum(refunded), 0)
                  FROM payment_facts WHERE rental_id = r.id) AS earlier(received, refunded)
          CROSS JOIN (SELECT coalesce(sum(amount), 0) - settled_charges(r.id) AS amount
                        FROM ledger_figures WHERE rental_id = r.id AND figure = 'WAIVED') AS waived
          CROSS JOIN LATERAL (SELECT ${deposit}) AS deposit(amount)
          CROSS JOIN LATERAL (SELECT earlier.received - earlier.refunded
                       - greatest(charge_of(r.status, r.total_paise, r.kept_paise, r.refund_percent, earlier.received) - waived.amount, 0)) AS before(credit)
          CROSS JOIN LATERAL (SELECT earlier.received + p.amount_paise - earlier.refunded
                       - greatest(charge_of(r.status, r.total_paise, r.kept_paise, r.refund_percent, earlier.received + p.amount_paise) - waived.amount, 0)) AS after(credit)
         WHERE p.status = 'SUBMITTED' AND NOT goes_ahead(r.status)) AS checking ON true;
`;
