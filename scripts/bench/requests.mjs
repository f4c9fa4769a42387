// The requests of the benchmark, for a business that `test/support/scale.sql` has created.
import { URLSearchParams } from 'node:url';

const DAY_MS = 86_400_000;
const FIRST_FREE_DAY = 30;
const city = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const dayAhead = (days) => city.format(Date.now() + days * DAY_MS);
/** Every fortieth car is retired. */
const offered = (cars) => Array.from({ length: cars }, (_, at) => at + 1).filter((id) => id % 40 !== 0);
const get = (path) => ({ path });
const post = (path, body, token) => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
});

export const searches = Array.from({ length: 60 }, (_, at) => {
  const from = 2 + (at % 20);
  const days = { from: dayAhead(from), to: dayAhead(from + 2 + Math.floor(at / 20)) };
  const filters = { pickupTime: '12:00', dropTime: '12:00', type: 'SUV', transmission: 'Manual' };
  return get(`/api/vehicles?${new URLSearchParams({ ...days, ...filters })}`);
});

export const availabilities = offered(200).map((id) => get(`/api/availability/${id}`));

const noons = { pickupTime: '12:00', dropTime: '12:00' };
export const calculation = post('/api/payments/calculate', {
  ...{ carId: 1, fromDate: dayAhead(25), toDate: dayAhead(29) },
  ...{ pickupTime: '12:00', returnTime: '15:00' },
});

/** A request for a free slot for each of these customers. */
export const rentals = (path, tokens, cars) =>
  tokens.map((token, at) => {
    const ids = offered(cars);
    const day = FIRST_FREE_DAY + 2 * Math.floor(at / ids.length);
    const slot = {
      carId: ids[at % ids.length],
      fromDate: dayAhead(day),
      toDate: dayAhead(day + 1),
      ...noons,
    };
    return post(path, { ...slot, agreedToTerms: true, action: 'book' }, token);
  });

const byRange = (path, last) => `${path}?${new URLSearchParams({ range: JSON.stringify([0, last]) })}`;

/** Functions that return the requests of `tenfold` for the number of a round. */
export function compared(admin) {
  const console = (path) => () => ({ path, headers: { authorization: `Bearer ${admin}` } });
  return {
    search: (round) => searches[round % searches.length],
    list: () => get('/api/vehicles'),
    'page of the list': () => get('/carlist'),
    availability: (round) => availabilities[round % availabilities.length],
    'bookings of the console': console(byRange('/console/bookings', 24)),
    'counts of bookings': console('/console/bookings/counts'),
    'customers of the console': console(byRange('/console/customers', 24)),
    'payments of the console': console(byRange('/console/transactions', 24)),
    'cars of the console': console(byRange('/console/cars', 24)),
    'search of the console': console('/console/search?q=Asha'),
    'work list': console('/console/work'),
    timeline: console(byRange('/console/timeline', 49)),
  };
}

export const mixed = [
  ...[
    '/',
    '/carlist',
    '/car/1',
    '/api/settings',
    '/api/vehicles',
    '/api/vehicles/filters',
    '/api/vehicles/1',
  ],
  '/api/availability/1',
].map(get);
