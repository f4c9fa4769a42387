/** Turns what the previous version wrote into columns of payments into rows, and adds the ledger entries that it lacks. */
export const COMPLETION = `
  CREATE OR REPLACE FUNCTION complete_payment_ledger(ids integer[]) RETURNS void LANGUAGE sql AS $$
    INSERT INTO refunds (customer_id, rental_id, payment_id, amount_paise, due_on, state, method, reference, sent_on, sent_at, sent_by_id, created_at)
    SELECT customer_id, rental_id, id, refund_paise, refund_due_on, 'SENT', 'UPI', left(refund_reference, 60),
           (refunded_at AT TIME ZONE 'Asia/Kolkata')::date, refunded_at, refunded_by_id, coalesce(decided_at, refunded_at)
      FROM payments WHERE id = ANY (ids) AND status = 'REFUNDED' AND refund_paise > 0;
    INSERT INTO refunds (customer_id, payment_id, amount_paise, due_on, created_at)
    SELECT customer_id, id, refund_paise, refund_due_on, decided_at
      FROM payments WHERE id = ANY (ids) AND status = 'REFUND_DUE' AND decided_at IS NOT NULL AND rental_id IS NULL;
    UPDATE payments SET status = CASE WHEN decided_at IS NULL THEN 'SUBMITTED' ELSE 'VERIFIED' END
     WHERE id = ANY (ids) AND status IN ('REFUND_DUE', 'REFUNDED');
    WITH known AS (
      SELECT p.*, m.reported AS known_reported, p.received - m.received AS more_received, p.refunded - m.refunded AS more_refunded
        FROM payment_facts p, payment_money(p.id) m WHERE p.id = ANY (ids)
    ), sent AS (
      SELECT DISTINCT ON (payment_id) payment_id, id, sent_at, sent_by_id
        FROM refunds WHERE payment_id = ANY (ids) AND state = 'SENT' ORDER BY payment_id, id DESC
    )
    INSERT INTO ledger_entries (at, customer_id, rental_id, payment_id, refund_id, kind, debit, credit, amount_paise, staff_id)
    SELECT created_at, customer_id, rental_id, id, NULL::integer, 'RECEIVED', NULL, NULL, reported, NULL::integer
      FROM known WHERE known_reported = 0
    UNION ALL
    SELECT coalesce(decided_at, created_at), customer_id, rental_id, id, NULL, 'VERIFIED', 'MONEY', 'CUSTOMER', more_received, decided_by_id
      FROM known WHERE more_received > 0
    UNION ALL
    SELECT app_now(), customer_id, rental_id, id, NULL, 'VERIFIED_REVERSED', 'CUSTOMER', 'MONEY', -more_received, NULL
      FROM known WHERE more_received < 0
    UNION ALL
    SELECT s.sent_at, k.customer_id, k.rental_id, k.id, s.id, 'REFUND_SENT', 'CUSTOMER', 'MONEY', k.more_refunded, s.sent_by_id
      FROM known k JOIN sent s ON s.payment_id = k.id WHERE k.more_refunded > 0
    UNION ALL
    SELECT app_now(), customer_id, rental_id, id, NULL, 'REFUND_RETURNED', 'MONEY', 'CUSTOMER', -more_refunded, NULL
      FROM known WHERE more_refunded < 0
  $$;

  -- The percentage of a cancellation by a version that did not store it follows from the refund.
  CREATE FUNCTION complete_refund_percent(ids integer[]) RETURNS void LANGUAGE sql AS $$
    UPDATE rentals r SET refund_percent = least(100, greatest(0, floor((paid.refund - (paid.amount - base.amount)) * 100 / base.amount)))::int
      FROM (SELECT rental_id, sum(refund_paise)::float8 AS refund, sum(amount_paise)::float8 AS amount FROM payments
             WHERE rental_id = ANY (ids) AND refund_paise IS NOT NULL AND status <> 'REJECTED' GROUP BY rental_id) AS paid
      JOIN rentals s ON s.id = paid.rental_id CROSS JOIN LATERAL (SELECT least(paid.amount, s.total_paise)) AS base(amount)
     WHERE r.id = paid.rental_id AND r.status IN ('CANCELLED', 'DECLINED', 'EXPIRED') AND r.refund_percent IS NULL AND base.amount > 0
  $$;

  CREATE OR REPLACE FUNCTION complete_ledger(ids integer[]) RETURNS void LANGUAGE sql AS $$
    SELECT complete_refund_percent(ids);
    SELECT complete_payment_ledger(ARRAY (SELECT id FROM payments WHERE rental_id = ANY (ids)));
    INSERT INTO ledger_entries (at, customer_id, rental_id, kind, debit, credit, amount_paise)
    SELECT created_at, customer_id, id, 'DUE', 'CUSTOMER', 'INCOME', total_paise
      FROM rentals r
     WHERE id = ANY (ids) AND total_paise > 0
       AND NOT EXISTS (SELECT FROM ledger_entries WHERE rental_id = r.id AND kind = 'DUE');
    SELECT settle_rentals(ids, NULL, true);
  $$;
`;
