export type PayStep = 'scan' | 'details' | 'finish' | 'lost' | 'expired';

interface PayState {
  /** True if the server has the payment details. */
  isPaid: boolean;
  /** True if the customer has stated that they paid. */
  hasStatedPayment: boolean;
  isExpired: boolean;
  /** True if the server refused the last attempt with TAKEN. */
  isTaken: boolean;
}

/** Returns the step of the payment dialog. A customer who has paid can enter the details even after the hold has expired. */
export function payStep({ isPaid, hasStatedPayment, isExpired, isTaken }: PayState): PayStep {
  if (isPaid) return isTaken ? 'lost' : 'finish';
  if (hasStatedPayment) return 'details';
  return isExpired ? 'expired' : 'scan';
}
