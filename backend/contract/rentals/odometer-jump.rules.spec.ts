import { odometerJump } from './odometer-jump.rules.js';

const LAST = { km: 45_210, at: new Date('2026-11-22T06:30:00Z') };

describe('odometerJump', () => {
  it.each([
    ['at the limit of the first day', 45_710, '2026-11-22T07:00:00Z', 500, null],
    ['above that limit', 45_711, '2026-11-22T07:00:00Z', 500, 501],
    ['on the second day', 46_210, '2026-11-23T06:30:01Z', 500, null],
    ['with a lower setting', 46_210, '2026-11-23T06:30:01Z', 499, 1000],
    ['below the last reading', 45_000, '2026-11-22T07:00:00Z', 500, null],
  ])('checks a reading %s', (_, odometer, now, kmPerDay, jump) => {
    expect(odometerJump(odometer, LAST, { now: new Date(now), kmPerDay })).toBe(jump);
  });

  it('finds nothing without an earlier reading', () => {
    expect(odometerJump(999_999, null, { now: LAST.at, kmPerDay: 1 })).toBeNull();
  });
});
