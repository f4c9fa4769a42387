export type PayStep = 'scan' | 'details' | 'finish' | 'lost' | 'expired';

interface PayState {
  /** The server has the payment details. */
  isPaid: boolean;
  /** The customer says they have paid. */
  saysPaid: boolean;
  isExpired: boolean;
  /** The last attempt was answered with "taken". */
  isTaken: boolean;
}

/** Which step of paying is on the screen. Whoever has paid can say so, whatever became of the hold. */
export function payStep({ isPaid, saysPaid, isExpired, isTaken }: PayState): PayStep {
  if (isPaid) return isTaken ? 'lost' : 'finish';
  if (saysPaid) return 'details';
  return isExpired ? 'expired' : 'scan';
}
