import { maxAccounts, maxCars } from './origin.rules.js';

it.each([
  ['2001:db8:0:1::/64', 5, 2],
  ['192.0.2.7', 20, 10],
  ['unknown', 20, 10],
  ['@example.com', 10, 5],
])('limits %s to %d accounts a day and %d cars', (origin, accounts, cars) => {
  expect([maxAccounts(origin), maxCars(origin)]).toEqual([accounts, cars]);
});
