import { rentingPath } from './renting-path.rules';

it.each([
  ['book', { renting: false, account: false }, '/user-login'],
  ['book', { renting: true, account: false }, '/user-login'],
  ['book', { renting: true, account: true }, '/user-login'],
  ['book', { renting: false, account: true }, '/booking'],
  ['reserve', { renting: false, account: true }, '/reserve'],
  ['reserve', { renting: false, account: false }, '/user-login'],
] as const)('maps %s with %o to %s', (action, holds, path) => {
  expect(rentingPath(action, holds)).toBe(path);
});
