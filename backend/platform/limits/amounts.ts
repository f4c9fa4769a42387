import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { MemoryCounts } from './memory-counts.js';
import { SharedCounters } from './redis.js';

const MAX_KEYS = 50_000;

/** Adds up the amounts of a key in a time window that begins with the first amount. */
export interface AmountCounter {
  /** Returns the sum, and the seconds until the window ends. */
  add(key: string, amount: number): Promise<{ count: number; secondsLeft: number }>;
}

/** Counts in Redis for all processes; without Redis, in each process. */
@Injectable()
export class Amounts {
  constructor(@Inject(SharedCounters) private readonly shared: SharedCounters | null) {}

  counter(name: string, windowSeconds: number): AmountCounter {
    const { shared } = this;
    const own = new MemoryCounts({ seconds: windowSeconds, maxKeys: MAX_KEYS });
    const together =
      shared &&
      new RateLimiterRedis({
        keyPrefix: `limit:${name}`,
        points: 1,
        duration: windowSeconds,
        storeClient: shared.client,
      });
    return {
      async add(key, amount) {
        const shares = together && (await shared.run(() => together.penalty(key, amount)));
        const { consumedPoints, msBeforeNext } = shares ?? (await own.add(key, amount));
        return { count: consumedPoints, secondsLeft: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
      },
    };
  }
}
