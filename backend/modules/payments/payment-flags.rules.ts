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
}

// The reference number (UTR) of a UPI transfer.
const UTR = /^\d{12}$/;

/** Returns the reasons to examine a payment closely before verifying it. */
export function paymentFlags(payment: FlaggedPayment): PaymentFlag[] {
  const flags: PaymentFlag[] = [];
  if (payment.expected !== null && payment.amount < payment.expected) flags.push('SHORT');
  if (payment.expected !== null && payment.amount > payment.expected)
    flags.push(payment.expected === 0 ? 'EXTRA' : 'OVER');
  if (payment.screenshotSeenBefore) flags.push('SEEN_SCREENSHOT');
  if (payment.method === 'UPI' && !UTR.test(payment.transactionId)) flags.push('ID_FORMAT');
  if (payment.resubmissions > 0) flags.push('RESUBMITTED');
  return flags;
}
