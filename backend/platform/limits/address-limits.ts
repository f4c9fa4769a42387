import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { SharedCounters } from './redis.js';

const WINDOW_SECONDS = 60;

export interface Count {
  /** Requests in this minute, including the current one. */
  count: number;
  /** Time until the minute ends. */
  secondsLeft: number;
  isOver: boolean;
}

export interface AddressLimit {
  /** Counts one request. */
  count(key: string): Promise<Count>;
}

const UNCOUNTED: Count = { count: 0, secondsLeft: 0, isOver: false };

/** Limits requests of an IP address in a minute: across all processes with Redis, otherwise in each process. */
@Injectable()
export class AddressLimits {
  constructor(@Inject(SharedCounters) private readonly shared: SharedCounters | null) {}

  /** @param perMinute `Infinity` disables the limit */
  limit(name: string, perMinute: number): AddressLimit {
    if (perMinute === Infinity) return { count: () => Promise.resolve(UNCOUNTED) };
    const { shared } = this;
    const options = { keyPrefix: `limit:${name}`, points: perMinute, duration: WINDOW_SECONDS };
    const own = new RateLimiterMemory(options);
    const together = shared && new RateLimiterRedis({ ...options, storeClient: shared.client });
    return {
      async count(key) {
        const counted = together && (await shared.run(() => consume(together, key)));
        return countOf(counted ?? (await consume(own, key)), perMinute);
      },
    };
  }
}

/** @throws Error if the count could not be read */
async function consume(limiter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (over) {
    if (over instanceof RateLimiterRes) return over;
    throw over;
  }
}

const countOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes, maximum: number): Count => ({
  count: consumedPoints,
  secondsLeft: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  isOver: consumedPoints > maximum,
});
