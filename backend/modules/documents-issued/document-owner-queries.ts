/** SQL: joins the customer `c` of an issued document `d`: the one it was issued to, or the one with whom that one was merged. */
export const OWNER = `
  JOIN customers buyer ON buyer.id = d.customer_id JOIN customers c ON c.id = coalesce(buyer.merged_into, buyer.id)`;
