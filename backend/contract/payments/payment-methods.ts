export const PAYMENT_METHODS = ['UPI', 'BANK_TRANSFER', 'CASH', 'CARD'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Verified at once, in the drawer of the person who takes the money. */
export const isTakenAtCounter = (method: PaymentMethod): method is 'CASH' | 'CARD' =>
  method === 'CASH' || method === 'CARD';
