export type PayStep = 'scan' | 'details' | 'finish' | 'lost' | 'expired';

interface PayState {
  /** The server has the payment details. */
  isPaid: boolean;
  /** The customer stated that they have paid. */
  hasStatedPayment: boolean;
  isExpired: boolean;
  /** The server refused the last attempt with TAKEN. */
  isTaken: boolean;
}

/** Returns the step of the payment dialog. A customer who has paid can enter the details even after the hold has expired. */
export function payStep({ isPaid, hasStatedPayment, isExpired, isTaken }: PayState): PayStep {
  if (isPaid) return isTaken ? 'lost' : 'finish';
  if (hasStatedPayment) return 'details';
  return isExpired ? 'expired' : 'scan';
}
