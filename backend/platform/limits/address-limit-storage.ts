import type { ThrottlerStorage } from '@nestjs/throttler';
import type { AddressLimit } from './address-limits.js';

type ThrottlerStorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Makes Nest's throttler count by {@link AddressLimit}, whose limit applies. */
export class AddressLimitStorage implements ThrottlerStorage {
  constructor(private readonly limit: AddressLimit) {}

  async increment(key: string): Promise<ThrottlerStorageRecord> {
    const { count, secondsLeft, isOver } = await this.limit.count(key);
    return { totalHits: count, timeToExpire: secondsLeft, isBlocked: isOver, timeToBlockExpire: secondsLeft };
  }
}
