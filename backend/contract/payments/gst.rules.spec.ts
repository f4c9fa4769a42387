import { paise } from '../money.js';
import { splitTax } from './gst.rules.js';

const RATES = Array.from({ length: 40 }, (_, index) => index + 1);
const AMOUNTS = Array.from({ length: 500 }, (_, index) => paise((index + 1) ** 2 * 7_919 + index));

describe('splitTax', () => {
  it.each([
    [419_900, 18, false, { taxable: 355_848, half: 32_026, igst: 0 }],
    [419_900, 18, true, { taxable: 355_847, half: 0, igst: 64_053 }],
    [15_000, 5, false, { taxable: 14_286, half: 357, igst: 0 }],
    [1, 40, false, { taxable: 1, half: 0, igst: 0 }],
    [2, 40, true, { taxable: 1, half: 0, igst: 1 }],
  ])('splits %i paise at %i percent (another state: %s)', (amount, rate, interstate, split) =>
    expect(splitTax(paise(amount), { rate, interstate })).toEqual(split),
  );

  it.each([
    [false, 1],
    [true, 0.5],
  ])('adds up, near the exact tax, for every rate (another state: %s)', (interstate, tolerance) => {
    const wrong = RATES.flatMap((rate) =>
      AMOUNTS.filter((amount) => {
        const { taxable, half, igst } = splitTax(amount, { rate, interstate });
        const tax = 2 * half + igst;
        return (
          taxable + tax !== amount || Math.abs(tax - (amount * rate) / (100 + rate)) > tolerance || tax < 0
        );
      }).map((amount) => ({ rate, amount })),
    );
    expect(wrong).toEqual([]);
  });
});
