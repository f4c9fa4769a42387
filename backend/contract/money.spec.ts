import { formatRupees, toPaise, toRupees, upiAmount } from './money.js';

describe('money', () => {
  it('crosses between rupees and paise without losing any', () => {
    for (const rupees of [0, 0.01, 0.1, 1.15, 19.99, 1999, 123_456.78])
      expect(toRupees(toPaise(rupees))).toBe(rupees);
  });

  it.each([0.001, 1.999, NaN, Infinity])('refuses %p rupees', (rupees) =>
    expect(() => toPaise(rupees)).toThrow(RangeError),
  );

  it('groups digits as India does, and shows paise only where there are some', () => {
    expect([formatRupees(123_456), formatRupees(99.5), formatRupees(0)]).toEqual([
      '₹1,23,456',
      '₹99.50',
      '₹0',
    ]);
  });

  it('writes the amount of a UPI link with two decimals', () => {
    expect([upiAmount(159_800), upiAmount(5), upiAmount(100_050)]).toEqual(['1598.00', '0.05', '1000.50']);
  });
});
