import { MemoryCounts } from './memory-counts.js';

describe('counts in memory', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('counts IPv6 networks by /48 while there are too many keys', async () => {
    const counts = new MemoryCounts({ seconds: 60, maxKeys: 3 });
    const hits = async (network: string): Promise<number> =>
      (await counts.add(`writes ${network}`, 1)).consumedPoints;
    for (const n of [1, 2, 3]) expect(await hits(`2001:db8:7:${n}::/64`)).toBe(1);
    expect(await hits('2001:db8:7:1::/64')).toBe(1);
    expect(await hits('2a00:1:2:3::/64')).toBe(1);
    expect(await hits('2a00:1:2:4::/64')).toBe(2);
    expect(await hits('2a00:1:3:4::/64')).toBe(1);
    expect(await hits('192.0.2.1')).toBe(1);
    expect(await hits('192.0.2.2')).toBe(1);
    jest.advanceTimersByTime(60_000);
    expect(await hits('2a00:1:2:3::/64')).toBe(1);
    expect(await hits('2a00:1:2:4::/64')).toBe(1);
  });
});
