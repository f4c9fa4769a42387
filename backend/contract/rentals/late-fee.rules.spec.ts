import { paise } from '../money.js';
import { lateReturn } from './late-fee.rules.js';

const TERMS = { lateFeePerHour: paise(30_000), lateGraceMinutes: 30 };
const DAY_PRICE = paise(180_000);
const ENDS_AT = new Date('2026-11-21T12:00:00Z');

const after = (minutes: number, terms = TERMS) =>
  lateReturn(terms, DAY_PRICE, ENDS_AT, new Date(ENDS_AT.getTime() + minutes * 60_000));

describe('late fee', () => {
  it('returns null for a return on time', () => {
    expect(after(-90)).toBeNull();
    expect(after(0)).toBeNull();
  });

  it.each([
    [30, 0, 0],
    [31, 1, 30_000],
    [90, 1, 30_000],
    [91, 2, 60_000],
  ])(
    'counts %i minutes as %i started hours after the grace period and charges %i paise',
    (minutes, hours, fee) => {
      expect(after(minutes)).toEqual({ minutes, hours, fee });
    },
  );

  it('is at most the price of a day for each day of delay', () => {
    expect(after(30 + 8 * 60)?.fee).toBe(180_000);
    expect(after(30 + 24 * 60)?.fee).toBe(180_000);
    expect(after(30 + 25 * 60)?.fee).toBe(210_000);
    expect(after(30 + 48 * 60)?.fee).toBe(360_000);
  });

  it('is zero without late fees in the terms', () => {
    expect(after(600, { ...TERMS, lateFeePerHour: paise(0) })?.fee).toBe(0);
  });
});
