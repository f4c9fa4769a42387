import { tripFrom, tripSearch } from './trip';

it('passes the dates from page to page in the URL', () => {
  const trip = { from: '2026-12-01', to: '2026-12-03', pickupTime: '12:30', dropTime: '18:00' };
  expect(tripFrom(new URLSearchParams(tripSearch(trip)))).toEqual(trip);
  expect(tripSearch({})).toBe('');
});

it('ignores values that are not a date or a half hour', () => {
  expect(tripFrom(new URLSearchParams('from=tomorrow&pickupTime=12:10&sort=price'))).toEqual({});
});

it.each([
  ['from=2026-12-01&to=2026-12-01&pickupTime=18:00&dropTime=18:00', undefined],
  ['from=2026-12-01&pickupTime=18:00&dropTime=12:00', undefined],
  ['from=2026-12-01&to=2026-12-01&pickupTime=12:00&dropTime=18:00', '18:00'],
  ['from=2026-12-01&to=2026-12-02&pickupTime=18:00', '18:00'],
])('omits a return time that the API would refuse (%s)', (search, dropTime) => {
  expect(tripFrom(new URLSearchParams(search)).dropTime).toBe(dropTime);
});
