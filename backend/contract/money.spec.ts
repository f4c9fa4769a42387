import {
  absolute,
  formatRupees,
  greatest,
  least,
  minus,
  NO_PAISE,
  type Paise,
  paise,
  percentOf,
  plus,
  type Rupees,
  rupees,
  sum,
  times,
  toPaise,
  toRupees,
  upiAmount,
  wholeRupees,
} from './money.js';
import { computeFare, describeFare, type FareQuote, type FareRulesInPaise } from './rentals/fare.js';

describe('money', () => {
  it('converts between rupees and paise without loss', () => {
    for (const amount of [0, 0.01, 0.1, 1.15, 19.99, 1999, 123_456.78])
      expect(toRupees(toPaise(rupees(amount)))).toBe(amount);
  });

  it.each([0.001, 1.999, NaN, Infinity])('refuses %p rupees', (amount) =>
    expect(() => toPaise(rupees(amount))).toThrow(RangeError),
  );

  it('groups digits as in India, and shows paise only if there are any', () => {
    expect([formatRupees(rupees(123_456)), formatRupees(rupees(99.5)), formatRupees(rupees(0))]).toEqual([
      '₹1,23,456',
      '₹99.50',
      '₹0',
    ]);
  });

  it('formats the amount of a UPI link with two decimals', () => {
    expect([upiAmount(paise(159_800)), upiAmount(paise(5)), upiAmount(paise(100_050))]).toEqual([
      '1598.00',
      '0.05',
      '1000.50',
    ]);
  });

  it('computes with whole paise only', () => {
    expect([plus(paise(1), paise(2)), minus(paise(1), paise(2)), times(paise(150), 3)]).toEqual([3, -1, 450]);
    expect([sum([]), sum([paise(5), paise(7)])]).toEqual([0, 12]);
    expect([least(paise(5), paise(7)), greatest(rupees(5), rupees(7)), absolute(paise(-3))]).toEqual([
      5, 7, 3,
    ]);
    expect([percentOf(paise(101), 50), wholeRupees(199)]).toEqual([51, 100]);
    expect(() => times(paise(1), 0.5)).toThrow(RangeError);
    expect(() => paise(0.5)).toThrow(RangeError);
  });

  // A line that compiles fails `npm run types`.
  it('fails to compile with rupees for paise, paise for rupees or a bare number', () => {
    const inPaise = paise(100);
    const inRupees = rupees(1);
    // @ts-expect-error rupees are not paise
    const first: Paise = inRupees;
    // @ts-expect-error paise are not rupees
    const second: Rupees = inPaise;
    // @ts-expect-error only plus adds paise
    const third: Paise = inPaise + inPaise;
    // @ts-expect-error a number has no unit
    const fourth: Rupees = 1;
    // @ts-expect-error only rupees are shown
    const text = formatRupees(inPaise);
    expect([first, second, third, fourth, text]).toHaveLength(5);
  });

  it('fails to compile if a spread sends the paise of a fare', () => {
    const window = { fromDate: '2026-12-01', toDate: '2026-12-02', pickupTime: '12:00', dropTime: '12:00' };
    const rules: FareRulesInPaise = {
      washingFee: NO_PAISE,
      convenienceFee: NO_PAISE,
      damageInsurance: NO_PAISE,
      discounts: [],
    };
    const price = { costPerDay: paise(180_000), costPerHour: paise(7_500) };
    const fare = describeFare(computeFare(price, window, 'book', rules), ({ english }) => english);
    // @ts-expect-error the amounts of a fare are paise
    const quote: FareQuote = { ...fare };
    expect(quote.total).toBe(180_000);
  });
});
