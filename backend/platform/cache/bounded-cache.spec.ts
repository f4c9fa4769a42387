import { BoundedCache } from './bounded-cache.js';

describe('a bounded cache', () => {
  it('drops what was not used for longest, and never holds more bytes than it may', () => {
    const cache = new BoundedCache<string>(100);
    cache.set('a', 'A', 40);
    cache.set('b', 'B', 40);
    expect(cache.get('a')).toBe('A');
    cache.set('c', 'C', 40);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C']);
    expect(cache.bytes).toBe(80);
    for (let n = 0; n < 1000; n += 1) {
      cache.set(`page ${n}`, 'P', 1 + (n % 60));
      expect(cache.bytes).toBeLessThanOrEqual(100);
    }
  });

  it('counts a page that is replaced once, and does not keep one that is too large', () => {
    const cache = new BoundedCache<string>(100);
    cache.set('a', 'A', 60);
    cache.set('a', 'B', 90);
    expect([cache.get('a'), cache.bytes]).toEqual(['B', 90]);
    cache.set('a', 'C', 101);
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0]);
  });
});
