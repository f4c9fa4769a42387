import { normaliseTransactionId } from '../customers/identity.js';
import { paise } from '../money.js';
import { toUpiPayment } from './upi-payment.js';

describe('UPI link', () => {
  it('contains payee, exact amount, currency, reference and note, escaped', () => {
    const { upiUri, ...details } = toUpiPayment(
      { vpa: 'city.cars@bank', payee: 'City Cars & Sons' },
      paise(199_905),
      'K7MPQ2XW9T',
    );
    expect(details).toEqual({ vpa: 'city.cars@bank', payee: 'City Cars & Sons', amount: 1999.05 });
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
    // The bank repeats the note in its statement, where any word may be taken for a transaction id.
    expect(normaliseTransactionId(link.searchParams.get('tn')!)).toBeNull();
  });
});
