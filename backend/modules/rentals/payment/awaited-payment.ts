/** A rental `r` whose payment was rejected and that still waits for another. */
export const AWAITS_ANOTHER_PAYMENT = `r.status = 'PENDING'
  AND EXISTS (SELECT FROM payments p WHERE p.rental_id = r.id AND p.status = 'REJECTED')
  AND NOT EXISTS (SELECT FROM payments p WHERE p.rental_id = r.id AND p.status IN ('SUBMITTED', 'VERIFIED'))`;

/** When the newest payment of such a rental was rejected. */
export const REJECTED_AT = `(SELECT p.decided_at FROM payments p WHERE p.rental_id = r.id AND p.status = 'REJECTED' ORDER BY p.id DESC LIMIT 1)`;
