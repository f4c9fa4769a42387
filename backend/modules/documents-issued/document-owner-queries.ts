/** SQL: joins the customer `c` of an issued document `d`: its buyer, or after a merge the customer who stays. */
export const OWNER = `
  JOIN customers buyer ON buyer.id = d.customer_id JOIN customers c ON c.id = coalesce(buyer.merged_into, buyer.id)`;
