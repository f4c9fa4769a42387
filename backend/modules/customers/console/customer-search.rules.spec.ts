import { searchWords, wordsQuery } from './customer-search.rules';

describe('searching for a customer', () => {
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
  ])('reads %j as %j', (typed, words) => expect(searchWords(typed)).toEqual(words));

  it('cuts words that no name has', () => expect(searchWords('x'.repeat(3000))).toEqual(['x'.repeat(100)]));

  it('asks for every word by its beginning, and takes quotes and backslashes as they are', () => {
    expect(wordsQuery(['asha', 'kul'])).toBe(`'asha':* & 'kul':*`);
    expect(wordsQuery([`d'souza\\`])).toBe(`'d''souza\\\\':*`);
    expect(wordsQuery([])).toBeNull();
  });
});
