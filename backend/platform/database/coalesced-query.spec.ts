import { CoalescedQuery } from './coalesced-query.js';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('CoalescedQuery', () => {
  it('starts after every caller that shares the result has called', async () => {
    const ends: ((value: number) => void)[] = [];
    const query = (): Promise<number> => new Promise((resolve) => ends.push(resolve));
    const coalesced = new CoalescedQuery<number>();
    const [first, second, third] = [
      coalesced.get('a', query),
      coalesced.get('a', query),
      coalesced.get('a', query),
    ];
    const other = coalesced.get('b', query);
    expect(ends).toHaveLength(2);
    ends[0]!(1);
    ends[1]!(2);
    expect([await first, await other]).toEqual([1, 2]);
    await settle();
    expect(ends).toHaveLength(3);
    const fourth = coalesced.get('a', query);
    ends[2]!(3);
    expect([await second, await third]).toEqual([3, 3]);
    await settle();
    ends[3]!(4);
    expect(await fourth).toBe(4);
  });

  it('runs again after a failure', async () => {
    const coalesced = new CoalescedQuery<number>();
    const failed = coalesced.get('a', () => Promise.reject(new Error('away')));
    const next = coalesced.get('a', () => Promise.resolve(1));
    await expect(failed).rejects.toThrow('away');
    expect(await next).toBe(1);
  });
});
