import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { SharedCounters } from './redis.js';

const WINDOW_SECONDS = 60;

export interface AddressLimit {
  /** Counts one; @returns the seconds to wait where there were too many in this minute, null otherwise. */
  count(key: string): Promise<number | null>;
}

/** Limits what one address may do in a minute: in all processes together with Redis, else in each. */
@Injectable()
export class AddressLimits {
  constructor(@Inject(SharedCounters) private readonly shared: SharedCounters | null) {}

  /** @param perMinute `Infinity` counts nothing */
  limit(name: string, perMinute: number): AddressLimit {
    if (perMinute === Infinity) return { count: () => Promise.resolve(null) };
    const { shared } = this;
    const options = { keyPrefix: `limit:${name}`, points: perMinute, duration: WINDOW_SECONDS };
    const own = new RateLimiterMemory(options);
    const together = shared && new RateLimiterRedis({ ...options, storeClient: shared.client });
    return {
      async count(key) {
        const counted = together && (await shared.ask(() => consume(together, key)));
        return secondsToWait(counted ?? (await consume(own, key)), perMinute);
      },
    };
  }
}

/** @throws Error where the count could not be read. */
async function consume(limiter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (over) {
    if (over instanceof RateLimiterRes) return over;
    throw over;
  }
}

const secondsToWait = ({ consumedPoints, msBeforeNext }: RateLimiterRes, most: number): number | null =>
  consumedPoints > most ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : null;
