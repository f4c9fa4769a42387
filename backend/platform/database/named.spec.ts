import { named } from './named.js';

describe('named', () => {
  it('numbers parameters in the order of their values', () =>
    expect(named('SELECT :b::int, :a, :b', { a: 1, b: 2 })).toEqual(['SELECT $2::int, $1, $2', [1, 2]]));

  it('ignores quoted text', () =>
    expect(named(`SELECT to_char(:at, 'HH24:MI') AS "a:b", 'it''s :x'`, { at: 0 })).toEqual([
      `SELECT to_char($1, 'HH24:MI') AS "a:b", 'it''s :x'`,
      [0],
    ]));

  it('requires a value for each parameter', () =>
    expect(() => named('SELECT :carId', {})).toThrow('The parameter :carId has no value.'));

  it('requires a parameter for each value', () =>
    expect(() => named('SELECT :a', { a: 1, carId: 2 })).toThrow('The statement has no parameter carId.'));
});
