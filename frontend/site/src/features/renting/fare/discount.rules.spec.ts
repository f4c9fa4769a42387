import { discountSteps } from './discount.rules';

const FIVE = { fromDays: 3, percent: 5 };
const TEN = { fromDays: 7, percent: 10 };

describe('discountSteps', () => {
  it.each([
    [1, undefined, FIVE],
    [3, FIVE, TEN],
    [6, FIVE, TEN],
    [7, TEN, undefined],
  ])('returns the current and next tier for %s days', (days, now, next) => {
    expect(discountSteps(days, [TEN, FIVE])).toEqual({ now, next });
  });

  it('returns no tiers without a discount', () => {
    expect(discountSteps(9, [])).toEqual({ now: undefined, next: undefined });
  });
});
