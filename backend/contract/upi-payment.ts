import { toRupees, upiAmount, type Paise } from './money.js';
import type { UpiPayment } from './rentals.js';

export interface Payee {
  vpa: string;
  payee: string;
}

/** With the link that a UPI app reads from the QR code (NPCI's UPI linking specification). */
export function toUpiPayment({ vpa, payee }: Payee, amount: Paise, reference: string): UpiPayment {
  const query = [
    ['pa', vpa],
    ['pn', payee],
    ['am', upiAmount(amount)],
    ['cu', 'INR'],
    ['tr', reference],
    ['tn', `Car rental ${reference}`],
  ] as const;
  const upiUri = `upi://pay?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
  return { upiUri, payee, vpa, amount: toRupees(amount) };
}
