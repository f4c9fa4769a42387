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

/** Counts amounts of a key in a window that begins with the first one. */
export interface AmountCounter {
  /** Returns the sum. */
  add(key: string, amount: number): Promise<Omit<Count, 'isOver'>>;
}

const UNCOUNTED: Count = { count: 0, secondsLeft: 0, isOver: false };

/** Limits requests of an IP address in a minute: across all processes with Redis, otherwise in each process. */
@Injectable()
export class AddressLimits {
  constructor(@Inject(SharedCounters) private readonly shared: SharedCounters | null) {}

  /** @param perMinute `Infinity` disables the limit */
  limit(name: string, perMinute: number): AddressLimit {
    if (perMinute === Infinity) return { count: () => Promise.resolve(UNCOUNTED) };
    const run = this.runner(name, perMinute, WINDOW_SECONDS);
    return {
      async count(key) {
        const counted = await run((limiter) => consume(limiter, key));
        return { ...countOf(counted), isOver: counted.consumedPoints > perMinute };
      },
    };
  }

  amounts(name: string, windowSeconds: number): AmountCounter {
    const run = this.runner(name, 1, windowSeconds);
    return { add: async (key, amount) => countOf(await run((limiter) => limiter.penalty(key, amount))) };
  }

  /** Returns how to run a command on the shared counters, or on those of this process if Redis does not answer. */
  private runner(
    name: string,
    points: number,
    duration: number,
  ): (command: Command) => Promise<RateLimiterRes> {
    const { shared } = this;
    const options = { keyPrefix: `limit:${name}`, points, duration };
    const own = new RateLimiterMemory(options);
    const together = shared && new RateLimiterRedis({ ...options, storeClient: shared.client });
    return async (command) =>
      (together && (await shared.run(() => command(together)))) ?? (await command(own));
  }
}

type Command = (limiter: RateLimiterMemory | RateLimiterRedis) => Promise<RateLimiterRes>;

/** @throws Error if the count could not be read */
async function consume(limiter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (over) {
    if (over instanceof RateLimiterRes) return over;
    throw over;
  }
}

const countOf = ({ consumedPoints, msBeforeNext }: RateLimiterRes): Omit<Count, 'isOver'> => ({
  count: consumedPoints,
  secondsLeft: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});
