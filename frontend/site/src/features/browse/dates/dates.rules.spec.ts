import { changeDates, isChoosable, NO_DATES } from './dates.rules';

const chosen = { from: '2026-12-01', to: '2026-12-03' };

describe('selection of a date', () => {
  it.each([
    ['moves the return if the pickup is after it', chosen, 'from', '2026-12-10', '2026-12-10', '2026-12-11'],
    ['keeps the return if the pickup is before it', chosen, 'from', '2026-12-02', '2026-12-02', '2026-12-03'],
    ['selects one day for the first pickup', NO_DATES, 'from', '2026-12-31', '2026-12-31', '2027-01-01'],
    ['keeps the pickup if the return is after it', chosen, 'to', '2026-12-09', '2026-12-01', '2026-12-09'],
    [
      'uses a return before the pickup as a new pickup',
      chosen,
      'to',
      '2026-11-29',
      '2026-11-29',
      '2026-12-03',
    ],
    [
      'moves the return if the pickup is too long before it',
      chosen,
      'from',
      '2026-10-01',
      '2026-10-01',
      '2026-10-02',
    ],
  ] as const)('%s', (_what, dates, end, day, from, to) => {
    expect(changeDates(dates, end, day, 30)).toEqual({ from, to });
  });

  it.each([
    ['yesterday', NO_DATES, 'from', '2026-11-20', false],
    ['today', NO_DATES, 'from', '2026-11-21', true],
    ['the last day of a pickup', NO_DATES, 'from', '2027-02-19', true],
    ['a day later', NO_DATES, 'from', '2027-02-20', false],
    ['the last day of a return', chosen, 'to', '2026-12-31', true],
    ['a day after that', chosen, 'to', '2027-01-01', false],
  ] as const)('returns whether %s can be selected', (_what, dates, end, day, expected) => {
    const limits = { today: '2026-11-21', maxAdvanceDays: 90, maxLengthDays: 30 };
    expect(isChoosable(dates, end, day, limits)).toBe(expected);
  });
});
