import { monthToDate } from './month-to-date.rules.js';

describe('monthToDate', () => {
  it.each([
    ['2026-11-21', '2026-11-01', '2026-11-22', '2026-10-01', '2026-10-22'],
    ['2026-11-01', '2026-11-01', '2026-11-02', '2026-10-01', '2026-10-02'],
    ['2026-01-15', '2026-01-01', '2026-01-16', '2025-12-01', '2025-12-16'],
    ['2026-03-31', '2026-03-01', '2026-04-01', '2026-02-01', '2026-03-01'],
    ['2028-03-29', '2028-03-01', '2028-03-30', '2028-02-01', '2028-03-01'],
    ['2026-12-31', '2026-12-01', '2027-01-01', '2026-11-01', '2026-12-01'],
  ])(
    'ends both ranges on the day of %s, or at the end of a shorter month',
    (today, from, before, fromThen, beforeThen) => {
      expect(monthToDate(today)).toEqual({
        thisMonth: { from, before },
        lastMonth: { from: fromThen, before: beforeThen },
      });
    },
  );
});
