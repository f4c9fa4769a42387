export const REFUND_ROW_STATES = ['DUE', 'SENT', 'BOUNCED', 'WITHDRAWN'] as const;
/** WITHDRAWN: no longer owed. */
export type RefundRowState = (typeof REFUND_ROW_STATES)[number];

export const REFUND_METHODS = ['UPI', 'BANK_TRANSFER', 'CASH', 'CARD'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

export const BOUNCE_CAUSES = ['RETURNED_BY_BANK', 'WRONG_DESTINATION', 'NOT_SENT', 'OTHER'] as const;
/** Why a refund did not arrive. */
export type BounceCause = (typeof BOUNCE_CAUSES)[number];
