/** SQL: true if the rental `r` waits for another payment, because its last one was rejected. */
export const AWAITS_ANOTHER_PAYMENT = `r.status = 'PENDING'
  AND EXISTS (SELECT FROM payments p WHERE p.rental_id = r.id AND p.status = 'REJECTED')
  AND NOT EXISTS (SELECT FROM payments p WHERE p.rental_id = r.id AND p.status IN ('SUBMITTED', 'VERIFIED'))`;

/** SQL: time at which the last payment of such a rental was rejected. */
export const REJECTED_AT = `(SELECT p.decided_at FROM payments p WHERE p.rental_id = r.id AND p.status = 'REJECTED' ORDER BY p.id DESC LIMIT 1)`;
