/** The one step that makes charges and open refunds follow from the facts of a rental. */
export const SETTLEMENT = `
  -- Five working days, Monday to Saturday.
  CREATE FUNCTION refund_due_on(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
    SELECT today + 5 + (extract(dow FROM today) > 1)::int
      FROM (SELECT (at AT TIME ZONE coalesce(
              (SELECT "values" #>> '{rules,zone}' FROM settings_versions ORDER BY id DESC LIMIT 1), 'Asia/Kolkata'))::date) AS day(today)
  $$;

  CREATE FUNCTION goes_ahead(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT status IN ('PENDING', 'CONFIRMED', 'ON_TRIP')
  $$;

  CREATE FUNCTION last_moved_at(of integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT at FROM rental_moves WHERE rental_id = of ORDER BY id DESC LIMIT 1
  $$;

  -- The open refunds that the facts of the rentals lead to: all credit of a rental that has ended, and at most the credit of
  -- one that goes ahead. The newest payments are refunded first; credit beyond the payments is a compensation.
  CREATE FUNCTION expected_refunds(ids integer[], OUT rental_id integer, OUT payment_id integer, OUT amount float8)
  RETURNS SETOF record LANGUAGE sql STABLE AS $$
    WITH target AS (
      SELECT f.id, least(CASE WHEN goes_ahead(f.status) THEN f.open END, greatest(-m.balance, 0)) AS amount
        FROM rental_facts f, rental_money(f.id) m WHERE f.id = ANY (ids)
    ), shares AS (
      SELECT p.rental_id, p.id AS payment_id, p.free, t.amount,
             coalesce(sum(p.free) OVER (PARTITION BY p.rental_id ORDER BY p.id DESC
                                        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS covered
        FROM target t JOIN (SELECT id, rental_id, greatest(received - refunded, 0) AS free FROM payment_facts) AS p ON p.rental_id = t.id
    )
    SELECT rental_id, payment_id, greatest(least(free, amount - covered), 0) FROM shares
    UNION ALL
    SELECT t.id, NULL, greatest(t.amount - coalesce((SELECT sum(free) FROM shares s WHERE s.rental_id = t.id), 0), 0) FROM target t
  $$;

  -- Records the difference between the charges and the ledger, reverses a debt that was written off and is paid after all,
  -- and opens or withdraws refunds. Past facts have the time of the last move of their rental.
  CREATE FUNCTION settle_rentals(ids integer[], staff integer, past boolean) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    changed record;
  BEGIN
    INSERT INTO ledger_entries (at, customer_id, rental_id, kind, debit, credit, amount_paise, staff_id)
    SELECT at, customer_id, id, entry.kind, entry.debit, entry.credit, abs(more), staff
      FROM (SELECT f.id, f.customer_id, f.charged - m.charged - m.waived AS more,
                   CASE WHEN past THEN coalesce(last_moved_at(f.id), f.created_at) ELSE app_now() END AS at
              FROM rental_facts f, rental_money(f.id) m WHERE f.id = ANY (ids)) AS known
      JOIN (VALUES (1, 'DUE', 'CUSTOMER', 'INCOME'), (-1, 'DUE_REDUCED', 'INCOME', 'CUSTOMER')) AS entry(sign, kind, debit, credit)
        ON entry.sign = sign(more);
    -- A decision on a payment was made with the earlier charges in view.
    IF FOUND AND NOT past THEN
      UPDATE payments SET version = version WHERE rental_id = ANY (ids) AND status = 'SUBMITTED';
    END IF;

    INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise, reverses, staff_id)
    SELECT e.customer_id, e.rental_id, e.kind, e.credit, e.debit, e.amount_paise, e.id, staff
      FROM ledger_entries e
     WHERE e.rental_id = ANY (ids) AND e.kind = 'WRITTEN_OFF' AND e.reverses IS NULL
       AND NOT EXISTS (SELECT FROM ledger_entries WHERE reverses = e.id)
       AND (rental_money(e.rental_id)).balance < 0;

    FOR changed IN
      SELECT e.*, d.id AS open_id, d.due_on FROM expected_refunds(ids) e
        LEFT JOIN refunds d ON d.state = 'DUE' AND d.rental_id = e.rental_id AND d.payment_id IS NOT DISTINCT FROM e.payment_id
       WHERE e.amount <> coalesce(d.amount_paise, 0)
    LOOP
      UPDATE refunds SET state = 'WITHDRAWN' WHERE id = changed.open_id;
      INSERT INTO refunds (customer_id, rental_id, payment_id, amount_paise, due_on)
      SELECT r.customer_id, r.id, changed.payment_id, changed.amount,
             coalesce(changed.due_on,
                      CASE WHEN past THEN (SELECT refund_due_on FROM payments WHERE id = changed.payment_id) END,
                      refund_due_on(CASE WHEN past THEN coalesce(last_moved_at(r.id), r.created_at) ELSE app_now() END))
        FROM rentals r WHERE r.id = changed.rental_id AND changed.amount > 0;
    END LOOP;
  END $$;
`;
