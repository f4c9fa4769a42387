/**
 * SQL: the refunds of a payment or a rental as JSON: sent ones by transfer, due ones by day, then the amount that is
 * due once its payments are verified. A compensation beyond the payments is not a refund here.
 * @param id SQL: its ID
 */
export const refundsOfOwner = (owner: 'payment' | 'rental', id: string): string => `
  (SELECT coalesce(json_agg(json_build_object('state', l.state, 'amount', l.amount, 'dueDate', l.due_on, 'method', l.method,
            'reference', l.reference, 'sentAt', l.sent_at, 'sentBy', l.sent_by) ORDER BY l.state <> 'PAID', l.id), '[]')
     FROM (SELECT CASE f.state WHEN 'SENT' THEN 'PAID' ELSE 'DUE' END AS state, sum(f.amount_paise)::int AS amount, min(f.due_on) AS due_on,
                  f.method, f.reference, max(f.sent_at) AS sent_at, max(f.sent_by_id)::text AS sent_by, min(f.id) AS id
             FROM refunds f WHERE f.${owner}_id = ${id} AND f.payment_id IS NOT NULL AND f.state IN ('DUE', 'SENT')
            GROUP BY f.state, f.method, f.reference, CASE f.state WHEN 'DUE' THEN f.due_on END
           UNION ALL
           SELECT 'CHECKING', sum(s.refund)::int, s.refund_due_on, NULL, NULL, NULL, NULL, NULL
             FROM payments q JOIN payment_states s ON s.payment_id = q.id
            WHERE q.${owner === 'payment' ? 'id' : 'rental_id'} = ${id} AND q.status = 'SUBMITTED' AND s.refund_state = 'CHECKING'
            GROUP BY s.refund_due_on) l)`;
