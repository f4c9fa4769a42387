import { type Budget, type CountedAs, requestsPerMinute } from './budgets.js';

describe('budgets of requests', () => {
  it.each<[Budget, CountedAs, on: number, demo: number]>([
    ['writes', 'network', 120, 1_440],
    ['writes', 'customer', 120, 1_440],
    ['writes', 'staff', 600, 7_200],
    ['reads', 'network', 1_200, Infinity],
    ['pages', 'network', 60, 720],
    ['files', 'customer', 10, 120],
  ])(
    'allows %s of one %s %d times a minute, and %d times in a demonstration',
    (budget, counted, on, demo) => {
      expect(requestsPerMinute(budget, counted, 'on')).toBe(on);
      expect(requestsPerMinute(budget, counted, 'demo')).toBe(demo);
      expect(requestsPerMinute(budget, counted, 'off')).toBe(Infinity);
    },
  );
});
