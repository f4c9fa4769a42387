import { searchWords, wordsQuery } from './customer-search.rules.js';

describe('customer search', () => {
  it.each([
    ['  Asha   Kulkarni ', ['asha', 'kulkarni']],
    ['Approved@Example.com', ['approved@example.com']],
    ['98765 43210', ['9876543210']],
    ['+91 98765-43210', ['9876543210']],
    ['098765 43210', ['9876543210']],
    ['91 98765 43210', ['9876543210']],
    ['91', ['91']],
    ['98765', ['98765']],
    [' \t ', []],
    ['a\u0000b', ['a', 'b']],
    ['1 2 3 4 5 6 7 8 9 x', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('splits %j into %j', (typed, words) => expect(searchWords(typed)).toEqual(words));

  it('truncates words longer than any name', () =>
    expect(searchWords('x'.repeat(3000))).toEqual(['x'.repeat(100)]));

  it('matches every word as a prefix and escapes quotes and backslashes', () => {
    expect(wordsQuery(['asha', 'kul'])).toBe(`'asha':* & 'kul':*`);
    expect(wordsQuery([`d'souza\\`])).toBe(`'d''souza\\\\':*`);
    expect(wordsQuery([])).toBeNull();
  });
});
