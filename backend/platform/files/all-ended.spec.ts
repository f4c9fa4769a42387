import { allEnded } from './all-ended.js';

describe('allEnded', () => {
  const stored: string[] = [];
  const write = async (key: string, delayMs: number): Promise<string> => {
    await new Promise((later) => setTimeout(later, delayMs));
    if (key === 'full') throw new Error('The store is full.');
    stored.push(key);
    return key;
  };

  it('rejects after the slowest write has ended, so that its file can be removed', async () => {
    await expect(allEnded([write('full', 0), write('slow', 20)])).rejects.toThrow('The store is full.');
    expect(stored).toEqual(['slow']);
  });

  it('returns the results in order', async () => {
    expect(await allEnded([write('b', 5), write('a', 0)])).toEqual(['b', 'a']);
  });
});
