/** The sums of the ledger, and the same sums as rentals, payments and refunds themselves state them. */
export const FIGURES = `
  DROP FUNCTION rental_money;
  DROP VIEW rental_facts, payment_facts;

  CREATE OR REPLACE VIEW ledger_figures AS
    SELECT rental_id, payment_id,
           CASE WHEN kind IN ('DUE', 'DUE_REDUCED') THEN 'CHARGED'
                WHEN kind = 'RECEIVED' THEN 'REPORTED'
                WHEN kind IN ('VERIFIED', 'VERIFIED_REVERSED') THEN 'RECEIVED'
                WHEN kind IN ('REFUND_SENT', 'REFUND_RETURNED') THEN 'REFUNDED'
                WHEN kind IN ('WRITTEN_OFF', 'COMPENSATION') THEN 'LOST'
                ELSE kind END AS figure,
           (CASE WHEN (kind IN ('DUE_REDUCED', 'VERIFIED_REVERSED', 'REFUND_RETURNED')) = (reverses IS NULL)
                 THEN -amount_paise ELSE amount_paise END)::float8 AS amount
      FROM ledger_entries;

  -- The charges are net of what was waived. A positive balance is owed by the customer, a negative one to the customer.
  CREATE FUNCTION rental_money(of integer, OUT charged float8, OUT waived float8, OUT received float8, OUT refunded float8,
                               OUT lost float8, OUT balance float8)
  LANGUAGE sql STABLE AS $$
    SELECT charged, waived, received, refunded, lost, charged - received + refunded - lost
      FROM (SELECT coalesce(sum(CASE figure WHEN 'CHARGED' THEN amount WHEN 'WAIVED' THEN -amount END), 0) AS charged,
                   coalesce(sum(amount) FILTER (WHERE figure = 'WAIVED'), 0) AS waived,
                   coalesce(sum(amount) FILTER (WHERE figure = 'RECEIVED'), 0) AS received,
                   coalesce(sum(amount) FILTER (WHERE figure = 'REFUNDED'), 0) AS refunded,
                   coalesce(sum(amount) FILTER (WHERE figure = 'LOST'), 0) AS lost
              FROM ledger_figures WHERE rental_id = of) AS sums
  $$;

  -- What is charged once this much is received: a cancellation keeps a part of what was paid towards the fare, never more.
  CREATE FUNCTION charge_of(status text, total integer, kept integer, refund_percent integer, received float8) RETURNS float8
  LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN status IN ('CANCELLED', 'DECLINED', 'EXPIRED')
                THEN least(received, total) - ceil(least(received, total) * coalesce(refund_percent, 100) / 100)
                ELSE coalesce(kept, total)::float8 END
  $$;

  -- A payment is received once an admin has verified it.
  CREATE VIEW payment_facts AS
    SELECT p.id, p.customer_id, p.rental_id, p.created_at, p.decided_at, p.decided_by_id, p.amount_paise AS reported,
           (CASE WHEN p.status IN ('VERIFIED', 'REFUNDED') OR (p.status = 'REFUND_DUE' AND p.decided_at IS NOT NULL)
                 THEN coalesce(p.received_paise, p.amount_paise) ELSE 0 END)::float8 AS received,
           sums.refunded, sums.open
      FROM payments p CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_paise) FILTER (WHERE state = 'SENT'), 0)::float8,
               coalesce(sum(amount_paise) FILTER (WHERE state = 'DUE'), 0)::float8
          FROM refunds WHERE payment_id = p.id) AS sums(refunded, open);

  -- A waiver lowers the charges, so they are at least as high as it.
  CREATE VIEW rental_facts AS
    SELECT r.id, r.customer_id, r.status, r.created_at, r.total_paise,
           greatest(charge_of(r.status, r.total_paise, r.kept_paise, r.refund_percent, paid.received), waived.amount) AS charged,
           paid.received, sums.refunded, sums.open
      FROM rentals r
      CROSS JOIN LATERAL (SELECT coalesce(sum(received), 0)::float8 FROM payment_facts WHERE rental_id = r.id) AS paid(received)
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0)::float8 FROM ledger_figures
                           WHERE rental_id = r.id AND figure = 'WAIVED') AS waived(amount)
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_paise) FILTER (WHERE state = 'SENT'), 0)::float8,
               coalesce(sum(amount_paise) FILTER (WHERE state = 'DUE'), 0)::float8
          FROM refunds WHERE rental_id = r.id) AS sums(refunded, open);
`;
