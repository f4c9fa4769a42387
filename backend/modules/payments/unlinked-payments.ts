/** SQL: true if a rental can claim the payment `p`. Must equal the condition of the index `payments_unlinked_idx`. */
export const UNLINKED = `p.rental_id IS NULL AND p.status IN ('SUBMITTED', 'VERIFIED')
  AND NOT EXISTS (SELECT FROM refunds f WHERE f.payment_id = p.id AND f.state IN ('DUE', 'SENT'))`;

/** SQL: the order in which a rental claims payments `p`: the one of its own hold, then the oldest. */
export const claimOrder = (holdId: string): string => `coalesce(p.hold_id = ${holdId}, false) DESC, p.id`;
