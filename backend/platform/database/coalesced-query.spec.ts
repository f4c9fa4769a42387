import { BatchedReadings } from './batched-readings.js';
import { SharedReadings } from './coalesced-query.js';

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('readings that are shared', () => {
  it('begin after everybody who gets them has asked', async () => {
    const ends: ((value: number) => void)[] = [];
    const read = (): Promise<number> => new Promise((resolve) => ends.push(resolve));
    const shared = new SharedReadings<number>();
    const [first, second, third] = [shared.get('a', read), shared.get('a', read), shared.get('a', read)];
    const other = shared.get('b', read);
    expect(ends).toHaveLength(2);
    ends[0]!(1);
    ends[1]!(2);
    expect([await first, await other]).toEqual([1, 2]);
    await settle();
    expect(ends).toHaveLength(3);
    const fourth = shared.get('a', read);
    ends[2]!(3);
    expect([await second, await third]).toEqual([3, 3]);
    await settle();
    ends[3]!(4);
    expect(await fourth).toBe(4);
  });

  it('are begun anew after one that failed', async () => {
    const shared = new SharedReadings<number>();
    const failed = shared.get('a', () => Promise.reject(new Error('away')));
    const next = shared.get('a', () => Promise.resolve(1));
    await expect(failed).rejects.toThrow('away');
    expect(await next).toBe(1);
  });

  it('are one for several keys, with no more than two at a time', async () => {
    const batches: { keys: number[]; end: () => void }[] = [];
    const batched = new BatchedReadings(
      (keys: number[]) =>
        new Promise<Map<number, string>>((resolve) => {
          batches.push({ keys, end: () => resolve(new Map(keys.map((key) => [key, `${key}`]))) });
        }),
    );
    const answers = [batched.get(1), batched.get(2), batched.get(1)];
    await settle();
    answers.push(batched.get(1));
    await settle();
    answers.push(batched.get(3));
    await settle();
    expect(batches.map(({ keys }) => keys)).toEqual([[1, 2], [1]]);
    for (const { end } of batches) end();
    await settle();
    await settle();
    batches[2]!.end();
    expect(await Promise.all(answers)).toEqual(['1', '2', '1', '1', '3']);
  });
});
