import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { SharedCounters } from './redis.js';

const MINUTE_SECONDS = 60;

export interface Count {
  /** Requests in this minute or other window, including the current one. */
  count: number;
  /** Time until the window ends. */
  secondsLeft: number;
  isOver: boolean;
}

export interface AddressLimit {
  /** Counts one request. */
  count(key: string): Promise<Count>;
}

const UNCOUNTED: Count = { count: 0, secondsLeft: 0, isOver: false };

/** Limits requests of an IP address or network in a window: across all processes with Redis, otherwise in each process. */
@Injectable()
export class AddressLimits {
  constructor(@Inject(SharedCounters) private readonly shared: SharedCounters | null) {}

  /** @param maximum `Infinity` disables the limit */
  limit(name: string, maximum: number, windowSeconds = MINUTE_SECONDS): AddressLimit {
    if (maximum === Infinity) return { count: () => Promise.resolve(UNCOUNTED) };
    const { shared } = this;
    const options = { keyPrefix: `limit:${name}`, points: maximum, duration: windowSeconds };
    const own = new RateLimiterMemory(options);
    const together = shared && new RateLimiterRedis({ ...options, storeClient: shared.client });
    return {
      async count(key) {
        const counted = together && (await shared.run(() => consume(together, key)));
        return countOf(counted ?? (await consume(own, key)), maximum);
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
