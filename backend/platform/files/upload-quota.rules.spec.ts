import type { AmountCounter } from '../limits/amounts.js';
import { UploadQuota } from './upload-quota.rules.js';

const MEGABYTE = 1024 * 1024;
const UNPROVEN = 1;
const PROVEN = 2;

function counter(): AmountCounter {
  const counts = new Map<string, number>();
  return {
    add: (key, amount) => {
      counts.set(key, (counts.get(key) ?? 0) + amount);
      return Promise.resolve({ count: counts.get(key)!, secondsLeft: 3_600 });
    },
  };
}

const quotaOf = (factor = 1): UploadQuota =>
  new UploadQuota({ received: counter(), stored: counter() }, factor, (id) =>
    Promise.resolve(id === UNPROVEN),
  );

describe('upload quota', () => {
  it.each([
    [UNPROVEN, 1, 128, 64],
    [PROVEN, 1, 512, 256],
    [UNPROVEN, 12, 1_536, 768],
  ])(
    'limits customer %i with factor %i to %i MB received and %i MB stored',
    async (id, factor, received, stored) => {
      const first = quotaOf(factor);
      const settle = await first.take(id, received * MEGABYTE);
      await expect(first.take(id, 1)).rejects.toMatchObject({
        codeName: 'TOO_MANY',
        data: { retryAfterSeconds: 3_600 },
      });
      await settle({ received: (received - 1) * MEGABYTE, stored: 0 });
      await expect(first.take(id, MEGABYTE + 1)).rejects.toMatchObject({ codeName: 'TOO_MANY' });
      await first.take(id, MEGABYTE);

      const second = quotaOf(factor);
      const store = async (bytes: number): Promise<void> =>
        (await second.take(id, 1))({ received: 1, stored: bytes });
      await store(stored * MEGABYTE - 1);
      await store(1);
      await expect(second.take(id, 1)).rejects.toMatchObject({ codeName: 'TOO_MANY' });
    },
  );

  it('counts each customer separately, and does not limit with an infinite factor', async () => {
    const quota = quotaOf();
    await quota.take(UNPROVEN, 128 * MEGABYTE);
    await quota.take(PROVEN, 512 * MEGABYTE);
    await quotaOf(Infinity).take(UNPROVEN, 1_000 * MEGABYTE);
  });
});
