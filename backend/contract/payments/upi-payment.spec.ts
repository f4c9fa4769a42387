import { normaliseTransactionId } from '../customers/identity.js';
import { paise } from '../money.js';
import { toUpiPayment } from './upi-payment.js';

const ACCOUNT = {
  vpa: 'city.cars@bank',
  payee: 'City Cars & Sons',
  kind: 'PERSONAL',
  limit: paise(10_000_000),
  bank: { holder: '', number: '', ifsc: '' },
} as const;

it('includes the bank account in the UPI payment once it is entered', () => {
  const bank = { holder: 'City Cars', number: '123456789', ifsc: 'HDFC0000123' };
  expect(toUpiPayment({ ...ACCOUNT, bank }, paise(100), 'K7MPQ2XW9T').bank).toEqual(bank);
});

describe('UPI link', () => {
  it('contains payee, exact amount, currency, reference and note, escaped', () => {
    const { upiUri, ...details } = toUpiPayment(ACCOUNT, paise(199_905), 'K7MPQ2XW9T');
    expect(details).toEqual({
      vpa: 'city.cars@bank',
      payee: 'City Cars & Sons',
      amount: 1999.05,
      kind: 'PERSONAL',
      limit: 100_000,
      bank: null,
    });
    const link = new URL(upiUri);
    expect(link.protocol).toBe('upi:');
    expect(link.host).toBe('pay');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      pa: 'city.cars@bank',
      pn: 'City Cars & Sons',
      am: '1999.05',
      cu: 'INR',
      tr: 'K7MPQ2XW9T',
      tn: 'Trip',
    });
    // The bank repeats the note in its statement, where any word may be read as a transaction ID.
    expect(normaliseTransactionId(link.searchParams.get('tn')!)).toBeNull();
  });
});
