import { Inject, Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { MemoryCounts } from './memory-counts.js';
import { SharedCounters } from './redis.js';

/** All budgets are those of a minute. The limit depends on the budget, so {@link RequestCounts} compares it. */
const OPTIONS = { points: Number.MAX_SAFE_INTEGER, duration: 60 };

type Count = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Counts the requests of a minute: across all processes with Redis, otherwise in each process. */
@Injectable()
export class RequestCounts implements ThrottlerStorage {
  private readonly own = new MemoryCounts({ ...OPTIONS, maxKeys: 50_000 });
  private readonly together: RateLimiterRedis | null;

  constructor(@Inject(SharedCounters) private readonly shared: SharedCounters | null) {
    this.together =
      shared && new RateLimiterRedis({ ...OPTIONS, keyPrefix: 'limit', storeClient: shared.client });
  }

  /** Counts one request. */
  async increment(key: string, _ttl: number, limit: number): Promise<Count> {
    const { consumedPoints, msBeforeNext } = (await this.countTogether(key)) ?? (await this.own.consume(key));
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return {
      totalHits: consumedPoints,
      timeToExpire: seconds,
      isBlocked: consumedPoints > limit,
      timeToBlockExpire: seconds,
    };
  }

  private async countTogether(key: string): Promise<RateLimiterRes | null> {
    const { shared, together } = this;
    return shared && together && shared.run(() => together.consume(key));
  }
}
