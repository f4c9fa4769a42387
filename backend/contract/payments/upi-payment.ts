import { type InPaise, type Paise, toRupees, upiAmount } from '../money.js';
import type { UpiPayment } from '../rentals/rentals.js';
import type { UpiAccount } from '../settings.js';

export type Payee = InPaise<UpiAccount>;

// The bank repeats the note in its statement. It is too short to be read or submitted as a transaction ID.
const NOTE = 'Trip';

/** The link that a UPI app reads from the QR code (NPCI's UPI linking specification). */
export function upiLink(
  { vpa, payee }: Pick<Payee, 'vpa' | 'payee'>,
  amount: Paise,
  reference: string,
): string {
  const query = [
    ['pa', vpa],
    ['pn', payee],
    ['am', upiAmount(amount)],
    ['cu', 'INR'],
    ['tr', reference],
    ['tn', NOTE],
  ] as const;
  return `upi://pay?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

export const toUpiPayment = (account: Payee, amount: Paise, reference: string): UpiPayment => ({
  upiUri: upiLink(account, amount, reference),
  payee: account.payee,
  vpa: account.vpa,
  amount: toRupees(amount),
  kind: account.kind,
  limit: toRupees(account.limit),
  bank: account.bank.number === '' ? null : account.bank,
});
