import { earlierReturn } from './earlier-return.rules.js';

describe('return before its record', () => {
  it.each([
    [-1, 'FUTURE'],
    [0, null],
    [15 * 60_000, null],
    [15 * 60_000 + 1, 'NOTE'],
    [24 * 3_600_000, 'NOTE'],
    [24 * 3_600_000 + 1, 'ADMIN'],
  ])('maps %s ms before the record to %s', (ms, expected) => {
    const now = new Date('2026-11-29T10:00:00.000Z');
    expect(earlierReturn(new Date(now.getTime() - ms), now)).toBe(expected);
  });
});
