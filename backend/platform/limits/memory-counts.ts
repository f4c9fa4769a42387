import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { widerNetworkOf } from '../http/network.js';

interface MemoryLimits {
  points: number;
  /** Seconds. */
  duration: number;
  /** With more keys, IPv6 networks are counted by /48, because one caller may have 65,536 networks of a /64. */
  maxKeys: number;
}

/** Counts requests in this process, each key from its first request until the window ends. */
export class MemoryCounts {
  private readonly limiter: RateLimiterMemory;
  private keys = 0;

  constructor(private readonly limits: MemoryLimits) {
    this.limiter = new RateLimiterMemory(limits);
  }

  async consume(key: string): Promise<RateLimiterRes> {
    const count = await this.limiter.consume(this.keys < this.limits.maxKeys ? key : widerNetworkOf(key));
    if (count.isFirstInDuration) {
      this.keys += 1;
      setTimeout(() => (this.keys -= 1), this.limits.duration * 1000).unref();
    }
    return count;
  }
}
