import type { Paise } from '../../contract/money.js';
import type { PaymentFlag } from '../../contract/payments/payments.js';

export interface FlaggedPayment {
  transactionId: string;
  amount: Paise;
  expected: Paise | null;
  screenshotSeenBefore: boolean;
}

// The reference number (UTR) of a transfer in UPI apps.
const UTR = /^\d{12}$/;

/** What an admin should check before verifying. */
export function paymentFlags(payment: FlaggedPayment): PaymentFlag[] {
  const flags: PaymentFlag[] = [];
  if (payment.expected !== null && payment.amount < payment.expected) flags.push('SHORT');
  if (payment.expected !== null && payment.amount > payment.expected) flags.push('OVER');
  if (payment.screenshotSeenBefore) flags.push('SEEN_SCREENSHOT');
  if (!UTR.test(payment.transactionId)) flags.push('ID_FORMAT');
  return flags;
}
