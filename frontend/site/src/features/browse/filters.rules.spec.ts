import { rupees } from '@contract/money';
import {
  changeFilter,
  countFilters,
  FILTER_GROUPS,
  filtersFromSearch,
  NO_FILTERS,
  pickupTimes,
  priceLimits,
  queryFromFilters,
  searchFromFilters,
  withoutFilters,
} from './filters.rules';

const today = '2026-11-21';
const read = (search: string) => filtersFromSearch(new URLSearchParams(search), today);

describe('filters in the URL', () => {
  it('returns the same filters that were written', () => {
    const values = {
      ...NO_FILTERS,
      from: '2026-12-01',
      to: '2026-12-03',
      pickupTime: '18:00',
      dropTime: '18:00',
      location: 'Pune Airport',
      type: 'SUV',
      seats: '5',
      saved: '1',
      sort: '-price',
    };
    expect(read(searchFromFilters(values))).toEqual(values);
  });

  it.each([
    ['an unknown type', 'type=TANK'],
    ['seats that are no number', 'seats=five'],
    ['a past date', 'from=2026-11-20&to=2026-11-20'],
    ['a date that does not exist', 'from=2026-02-30'],
    ['a return without a pickup', 'to=2026-12-01'],
    ['an unknown order', 'sort=colour'],
    ['a time between the half hours', 'pickupTime=12:10'],
  ])('treats %s as "any"', (_what, search) => {
    expect(read(search)).toEqual(NO_FILTERS);
  });

  it('replaces a missing or early return day with the day of the pickup', () => {
    expect(read('from=2026-12-05').to).toBe('2026-12-05');
    expect(read('from=2026-12-05&to=2026-12-01').to).toBe('2026-12-05');
  });
});

it('sends numbers as numbers and leaves "any" out', () => {
  expect(
    queryFromFilters({ ...NO_FILTERS, seats: '7', maxCostPerDay: '2000', transmission: 'Manual' }),
  ).toEqual({
    seats: 7,
    maxCostPerDay: 2000,
    transmission: 'Manual',
  });
});

it('omits filters that only the browser uses', () => {
  expect(queryFromFilters({ ...NO_FILTERS, saved: '1', location: 'Baner' })).toEqual({ location: 'Baner' });
});

it('sets the return time to the time of the pickup', () => {
  expect(changeFilter(NO_FILTERS, 'pickupTime', '18:30')).toMatchObject({
    pickupTime: '18:30',
    dropTime: '18:30',
  });
});

it.each([
  ['no return time with the pickup time of a single day', '2026-12-01', undefined],
  ['the return time with the pickup time of several days', '2026-12-03', '18:00'],
])('sends %s', (_what, to, dropTime) => {
  const chosen = changeFilter({ ...NO_FILTERS, from: '2026-12-01', to }, 'pickupTime', '18:00');
  expect(queryFromFilters(chosen).dropTime).toBe(dropTime);
  // The visitor then chooses a later return day on the list.
  const extended = { ...read(searchFromFilters(chosen)), to: '2026-12-03' };
  expect(queryFromFilters(extended).dropTime).toBe('18:00');
});

it('offers the half hours of the pickup window', () => {
  expect(pickupTimes({ pickupFrom: '09:30', pickupTo: '11:00' })).toEqual([
    '09:30',
    '10:00',
    '10:30',
    '11:00',
  ]);
});

it('removes dates and times together and leaves other filters', () => {
  const values = {
    ...NO_FILTERS,
    from: today,
    to: today,
    pickupTime: '12:00',
    dropTime: '12:00',
    type: 'EV',
  };
  expect(withoutFilters(values, FILTER_GROUPS[0])).toEqual({ ...NO_FILTERS, type: 'EV' });
});

it('counts both dates as one filter and does not count the sort order', () => {
  expect(countFilters({ ...NO_FILTERS, from: today, to: today, type: 'EV', sort: 'price' })).toBe(2);
});

describe('price limits', () => {
  it.each([
    [1450, 6200, [2000, 4000, 6000, 8000]],
    [1800, 1800, [1800]],
    [1500, 2150, [1600, 1800, 2000, 2200]],
  ])('offers limits between %i and %i', (min, max, limits) => {
    expect(priceLimits(rupees(min), rupees(max))).toEqual(limits);
  });

  it('offers at most five limits, up to the most expensive car', () => {
    for (let max = 1400; max < 41_000; max += 870) {
      const limits = priceLimits(rupees(1320), rupees(max));
      expect(limits.at(-1)).toBeGreaterThanOrEqual(max);
      expect(limits.length).toBeLessThanOrEqual(6);
    }
  });
});
