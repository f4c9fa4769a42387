import { paise } from '../../../contract/money.js';
import { type Credit, SharedWords } from './shared-words.js';

const credit = (words: string[], over: Partial<Credit> = {}): Credit => ({
  day: '2026-11-21',
  amount: paise(379_900),
  text: 'UPI',
  words,
  ...over,
});

describe('SharedWords', () => {
  const sharedBy = (...credits: Credit[]): string[] => {
    const shared = new SharedWords();
    for (const one of credits) shared.add(one);
    return shared.words;
  };

  it('contains words that different lines share, in any format', () => {
    expect(sharedBy(credit(['412345678901', 'BRANCH42']), credit(['412345678902', 'BRANCH42']))).toEqual([
      'BRANCH42',
    ]);
    const account = '123456789012';
    expect(sharedBy(credit(['412345678901', account]), credit(['412345678902', account]))).toEqual([account]);
  });

  it('omits the UTR of a repeated line unless the amount or day differs', () => {
    const line = credit(['412345678901']);
    expect(sharedBy(line, line)).toEqual([]);
    expect(sharedBy(line, { ...line, amount: paise(5) })).toEqual(['412345678901']);
    expect(sharedBy(line, { ...line, day: '2026-11-22' })).toEqual(['412345678901']);
  });

  it('contains the other words of a repeated line, because two transfers can have the same text', () => {
    const line = credit(['NOTE2026']);
    expect(sharedBy(line, line)).toEqual(['NOTE2026']);
  });
});
