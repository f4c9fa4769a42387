import { setImmediate as untilRead, setTimeout as pause } from 'node:timers/promises';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Metrics } from '../observability/metrics.js';

const CONNECT_WITHIN_MS = 2_000;
/** A request waits for a count, so not longer than people notice. */
const ANSWER_WITHIN_MS = 100;
/** For the first command of a connection, for which nobody waits. */
const READY_WITHIN_MS = 1_000;
const RECONNECT_MAX_MS = 2_000;

/** Where the processes of one installation count together. It may be away at any time. */
export class SharedCounters implements OnApplicationShutdown {
  private readonly log = new Logger(SharedCounters.name);
  private isAway = false;
  private isStopping = false;

  /** Loads the client, which processes without Redis do not need. Does not wait for the connection. */
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
    client.on('ready', () => this.returned());
    // Says why, and comes again with every attempt to connect.
    client.on('error', (error: unknown) => this.left(error));
    client.on('close', () => this.left(null));
    metrics.addGauges({ rental_redis_up: 'Whether limits are counted together by all processes.' }, () =>
      Promise.resolve({ rental_redis_up: Number(this.isUp) }),
    );
    client.connect().catch(() => undefined);
  }

  get isUp(): boolean {
    return this.client.status === 'ready';
  }

  /** @returns null where Redis is away, or has not answered in time */
  async ask<T>(command: () => Promise<T>): Promise<T | null> {
    if (!this.isUp) return null;
    const giveUp = new AbortController();
    try {
      return await Promise.race([command(), late(giveUp.signal)]);
    } catch (error) {
      this.left(error);
      // Away until a new connection is ready.
      if (this.client.status === 'ready') this.client.disconnect(true);
      return null;
    } finally {
      giveUp.abort();
    }
  }

  /** After the last request, which may still need it. */
  onApplicationShutdown(): void {
    this.isStopping = true;
    this.client.disconnect();
  }

  private left(error: unknown): void {
    if (this.isAway || this.isStopping) return;
    this.isAway = true;
    // The error itself may hold a command with the password.
    const reason = error instanceof Error ? error.message : 'the connection was closed';
    this.log.warn(`Redis is away, so each process counts limits by itself: ${reason}`);
  }

  private returned(): void {
    if (this.isAway) this.log.warn('Redis is back: all processes count limits together');
    this.isAway = false;
  }
}

/** @throws Error when an answer is late. */
async function late(signal: AbortSignal): Promise<never> {
  await pause(ANSWER_WITHIN_MS, undefined, { signal });
  // Where this process was late itself, the answer is there and only has to be read.
  await untilRead();
  throw new Error(`no answer in ${ANSWER_WITHIN_MS} ms`);
}
