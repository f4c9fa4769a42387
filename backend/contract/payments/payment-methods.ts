export const PAYMENT_METHODS = ['UPI', 'BANK_TRANSFER', 'CASH', 'CARD'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** True for the methods that are verified immediately. The money goes into the drawer of the staff member. */
export const isTakenAtCounter = (method: PaymentMethod): method is 'CASH' | 'CARD' =>
  method === 'CASH' || method === 'CARD';
