/** SQL: the id of the UPI ID or account that is offered for the customer's next refund. */
export const keptDestinationOf = (customerId: string): string =>
  `(SELECT max(id) FROM refund_destinations WHERE customer_id = ${customerId} AND kind IN ('UPI', 'ACCOUNT') AND failed_at IS NULL AND sealed_details IS NOT NULL)`;

/** SQL: true if the destination with this alias replaced another one of the customer in the last 24 hours. */
export const changedRecently = (alias: string): string =>
  `(${alias}.changed_at > app_now() - interval '24 hours')`;
