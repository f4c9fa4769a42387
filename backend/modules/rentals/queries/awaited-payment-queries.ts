/** SQL: when the rental `r` began to wait for a payment, because the last one was rejected or too low; null if it does not. */
export const AWAITED_SINCE = 'awaits_payment_since(r.id)';

/** SQL: true if the rental `r` waits for a payment. Rules out most rentals before it reads their money. */
export const AWAITS_PAYMENT = `r.status = 'PENDING'
  AND NOT EXISTS (SELECT FROM payments p WHERE p.rental_id = r.id AND p.status = 'SUBMITTED') AND ${AWAITED_SINCE} IS NOT NULL`;

/** SQL: since when the rental `r` of an unproven customer has a payment without a decision; null otherwise. */
export const UNCHECKED_SINCE = 'unchecked_since(r.id)';
