import { upiUri } from './hold.presenter.js';

describe('UPI link', () => {
  it('carries payee, exact amount, currency, reference and note, escaped', () => {
    const link = new URL(upiUri({ vpa: 'city.cars@bank', payee: 'City Cars & Sons' }, 199_905, 'K7MPQ2XW9T'));
    expect(link.protocol).toBe('upi:');
    expect(link.host).toBe('pay');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      pa: 'city.cars@bank',
      pn: 'City Cars & Sons',
      am: '1999.05',
      cu: 'INR',
      tr: 'K7MPQ2XW9T',
      tn: 'Car rental K7MPQ2XW9T',
    });
  });
});
