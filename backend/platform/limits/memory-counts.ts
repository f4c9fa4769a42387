import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { widerNetworkOf } from '../http/network.js';

interface Window {
  seconds: number;
  /** With more keys, IPv6 networks are counted by /48, because one caller may have 65,536 /64 networks. */
  maxKeys: number;
}

/** Adds up amounts in this process. The window of a key begins with its first amount. */
export class MemoryCounts {
  private readonly limiter: RateLimiterMemory;
  private keys = 0;

  constructor(private readonly window: Window) {
    this.limiter = new RateLimiterMemory({ points: 1, duration: window.seconds });
  }

  async add(key: string, amount: number): Promise<RateLimiterRes> {
    const { maxKeys, seconds } = this.window;
    const count = await this.limiter.penalty(this.keys < maxKeys ? key : widerNetworkOf(key), amount);
    if (count.isFirstInDuration) {
      this.keys += 1;
      setTimeout(() => (this.keys -= 1), seconds * 1000).unref();
    }
    return count;
  }
}
