import { type Paise, toRupees, upiAmount } from '../money.js';
import type { UpiPayment } from '../rentals/rentals.js';

export interface Payee {
  vpa: string;
  payee: string;
}

// The bank repeats it in its statement. It is shorter than any transaction id, so that it can never be submitted as one.
const NOTE = 'Trip';

/** With the link that a UPI app reads from the QR code (NPCI's UPI linking specification). */
export function toUpiPayment({ vpa, payee }: Payee, amount: Paise, reference: string): UpiPayment {
  const query = [
    ['pa', vpa],
    ['pn', payee],
    ['am', upiAmount(amount)],
    ['cu', 'INR'],
    ['tr', reference],
    ['tn', NOTE],
  ] as const;
  const upiUri = `upi://pay?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
  return { upiUri, payee, vpa, amount: toRupees(amount) };
}
