import { setImmediate as untilRead, setTimeout as pause } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Metrics } from '../observability/metrics.js';

const CONNECT_WITHIN_MS = 2_000;
/** Time limit of a command. It is short, because every request waits for its count. */
const ANSWER_WITHIN_MS = 100;
/** Time limit of the first command of a connection. No request waits for it. */
const READY_WITHIN_MS = 1_000;
const RECONNECT_MAX_MS = 2_000;

/** Counters in Redis that the processes of an installation share. Redis may be unavailable at any time. */
export class SharedCounters implements OnApplicationShutdown {
  private readonly log = new Logger(SharedCounters.name);
  private isAway = false;
  private isStopping = false;

  /** Loads the client only if Redis is configured, and does not wait for the connection. */
  static async open(url: string, metrics: Metrics): Promise<SharedCounters> {
    const { Redis } = await import('ioredis');
    const client = new Redis(url, {
      lazyConnect: true,
      connectTimeout: CONNECT_WITHIN_MS,
      commandTimeout: READY_WITHIN_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_MAX_MS),
      connectionName: 'car-rental',
    });
    return new SharedCounters(client, metrics);
  }

  private constructor(
    readonly client: Redis,
    metrics: Metrics,
  ) {
    client.on('ready', () => this.onConnect());
    // This event contains the reason. It repeats with every attempt to connect.
    client.on('error', (error: unknown) => this.onDisconnect(error));
    client.on('close', () => this.onDisconnect(null));
    metrics.addGauges({ rental_redis_up: 'Whether limits are counted together by all processes.' }, () =>
      Promise.resolve({ rental_redis_up: Number(this.isUp) }),
    );
    client.connect().catch(() => undefined);
  }

  get isUp(): boolean {
    return this.client.status === 'ready';
  }

  /** Runs a command; null if Redis is unavailable or did not respond in time. */
  async run<T>(command: () => Promise<T>): Promise<T | null> {
    if (!this.isUp) return null;
    const giveUp = new AbortController();
    try {
      return await Promise.race([command(), timeout(giveUp.signal)]);
    } catch (error) {
      this.onDisconnect(error);
      // Counts locally until a new connection is ready.
      if (this.client.status === 'ready') this.client.disconnect(true);
      return null;
    } finally {
      giveUp.abort();
    }
  }

  /** Runs after the last request has ended. */
  onApplicationShutdown(): void {
    this.isStopping = true;
    this.client.disconnect();
  }

  private onDisconnect(error: unknown): void {
    if (this.isAway || this.isStopping) return;
    this.isAway = true;
    this.log.warn({ error }, 'Redis is away, so each process counts limits by itself');
  }

  private onConnect(): void {
    if (this.isAway) this.log.warn('Redis is back: all processes count limits together');
    this.isAway = false;
  }
}

/** @throws Error after the time limit of a response */
async function timeout(signal: AbortSignal): Promise<never> {
  await pause(ANSWER_WITHIN_MS, undefined, { signal });
  // If this process itself was delayed, the response has arrived and only has to be read.
  await untilRead();
  throw new Error(`no answer in ${ANSWER_WITHIN_MS} ms`);
}
