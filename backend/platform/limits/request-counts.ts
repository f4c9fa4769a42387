import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { type AmountCounter, Amounts } from './amounts.js';

type Count = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** Counts the requests of a minute, because all budgets are per minute. */
@Injectable()
export class RequestCounts implements ThrottlerStorage {
  private readonly requests: AmountCounter;

  constructor(amounts: Amounts) {
    this.requests = amounts.counter('requests', 60);
  }

  /** Counts one request. */
  async increment(key: string, _ttl: number, limit: number): Promise<Count> {
    const { count, secondsLeft } = await this.requests.add(key, 1);
    return {
      totalHits: count,
      timeToExpire: secondsLeft,
      isBlocked: count > limit,
      timeToBlockExpire: secondsLeft,
    };
  }
}
