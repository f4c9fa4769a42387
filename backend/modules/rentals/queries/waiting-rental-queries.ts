/**
 * SQL: what the pending rental `r` waits for. Must match `rentalWait`.
 * Uses a subquery, so that customers and payments are read for pending rentals only.
 */
const WAIT = `(
  SELECT CASE WHEN c.approval = 'PENDING' THEN 'DOCUMENTS_REVIEW' WHEN p.status = 'SUBMITTED' THEN 'PAYMENT_REVIEW'
              WHEN EXISTS (SELECT FROM payments u WHERE u.rental_id = r.id AND u.status = 'SUBMITTED') AND awaits_rest(r.id) THEN 'PAYMENT_REVIEW'
              WHEN c.approval <> 'APPROVED' THEN 'DOCUMENTS' WHEN p.status = 'VERIFIED' AND NOT awaits_rest(r.id) THEN 'DECISION' ELSE 'PAYMENT' END
    FROM customers c
    LEFT JOIN LATERAL (SELECT status FROM payments WHERE rental_id = r.id ORDER BY status = 'REJECTED', id DESC LIMIT 1) p ON true
   WHERE c.id = r.customer_id)`;

/** SQL: true if the rental `r` waits for `wait`, a parameter of the statement. */
export const waitsFor = (wait: string): string => `r.status = 'PENDING' AND ${wait}::text = ${WAIT}`;

/** SQL: true if the rental `r` waits for a step of staff. */
export const WAITS_FOR_US = `r.status = 'PENDING' AND ${WAIT} IN ('DOCUMENTS_REVIEW', 'PAYMENT_REVIEW', 'DECISION')`;
