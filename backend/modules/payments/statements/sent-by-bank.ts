/** SQL: true for a refund `f` that a bank has transferred, even if it came back. */
export const SENT_BY_BANK = `f.state IN ('SENT', 'BOUNCED') AND f.method IN ('UPI', 'BANK_TRANSFER')`;
