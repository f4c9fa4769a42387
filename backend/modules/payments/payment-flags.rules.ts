import type { Paise } from '../../contract/money.js';
import type { PaymentMethod } from '../../contract/payments/payment-methods.js';
import type { PaymentFlag } from '../../contract/payments/payments.js';

export interface FlaggedPayment {
  method: PaymentMethod;
  transactionId: string;
  amount: Paise;
  expected: Paise | null;
  screenshotSeenBefore: boolean;
  /** How often its customer submitted it again after a rejection. */
  resubmissions: number;
  /** Its rental expired before our team verified it. */
  lapsed: boolean;
}

// The reference number (UTR) of a UPI transfer.
const UTR = /^\d{12}$/;

/** Returns the reasons to examine a payment closely before verifying it. */
export function paymentFlags(payment: FlaggedPayment): PaymentFlag[] {
  const flags = amountFlags(payment);
  if (payment.screenshotSeenBefore) flags.push('SEEN_SCREENSHOT');
  if (payment.method === 'UPI' && !UTR.test(payment.transactionId)) flags.push('ID_FORMAT');
  if (payment.resubmissions > 0) flags.push('RESUBMITTED');
  if (payment.lapsed) flags.push('LAPSED');
  return flags;
}

function amountFlags({ amount, expected }: FlaggedPayment): PaymentFlag[] {
  if (expected === null || amount === expected) return [];
  if (amount < expected) return ['SHORT'];
  return [expected === 0 ? 'EXTRA' : 'OVER'];
}
