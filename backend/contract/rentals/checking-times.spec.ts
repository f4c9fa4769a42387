import { checkingTime } from './checking-times.js';

it.each([
  [1, { unit: 'minutes', count: 5 }],
  [11, { unit: 'minutes', count: 15 }],
  [45, { unit: 'minutes', count: 45 }],
  [46, { unit: 'hours', count: 1 }],
  [61, { unit: 'hours', count: 2 }],
  [36 * 60, { unit: 'hours', count: 36 }],
  [36 * 60 + 1, { unit: 'days', count: 2 }],
])('formats %i minutes', (minutes, expected) => {
  expect(checkingTime(minutes)).toEqual(expected);
});
