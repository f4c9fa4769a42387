import { randomUUID } from 'node:crypto';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { EntityManager } from 'typeorm';

const RECONNECT_MS = 1_000;
/** Idle time before the first TCP keep-alive probe. */
const PROBE_AFTER_MS = 10_000;
const BEAT_MS = 5_000;
/** A process that has received no notice for this long, not even its own, is not ready. */
export const MAX_SILENCE_MS = 15_000;

/**
 * Notifies every process that data it may have cached has changed (PostgreSQL LISTEN/NOTIFY).
 * A notice is delivered when the sending transaction commits. Every 5 s the process sends a notice to itself, because a
 * connection may seem open but deliver nothing.
 */
export class Notices implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(Notices.name);
  private readonly handlers = new Map<string, (() => Promise<void>)[]>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private beats: NodeJS.Timeout | undefined;
  private readonly ownChannel = `beat ${randomUUID()}`;
  private heardAt = performance.now();
  private stopped = false;
  private readonly warn = (error: unknown): void =>
    this.log.warn({ error }, 'a notice could not be acted on');

  /** @param url Address of the database itself, because a pooler delivers no notices */
  constructor(private readonly url: string) {}

  /** Runs `handler` after each notice on `channel`, and after each reconnection, because notices may have been missed. */
  on(channel: string, handler: () => Promise<void>): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
  }

  /** Time since the last received notice. */
  get silenceMs(): number {
    return performance.now() - this.heardAt;
  }

  async send(manager: EntityManager, channel: string): Promise<void> {
    await manager.query(`SELECT pg_notify($1, '')`, [channel]);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
    this.beats = setInterval(() => this.beat(), BEAT_MS);
    this.beats.unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.beats);
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'notices',
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    });
    client.on('notification', ({ channel }) => {
      this.heardAt = performance.now();
      this.run(this.handlers.get(channel) ?? []).catch(this.warn);
    });
    client.on('error', () => undefined);
    client.on('end', () => this.reconnect(client));
    this.client = client;
    try {
      await client.connect();
      for (const channel of [this.ownChannel, ...this.handlers.keys()]) {
        // Not checked against the schema: channels are not part of it.
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      }
      this.heardAt = performance.now();
      await this.run([...this.handlers.values()].flat());
    } catch (error) {
      this.log.warn({ error }, 'not listening for notices');
      await client.end().catch(() => undefined);
      this.reconnect(client);
    }
  }

  private beat(): void {
    const { client } = this;
    if (!client) return;
    if (this.silenceMs < MAX_SILENCE_MS) {
      client.query(`SELECT pg_notify($1, '')`, [this.ownChannel]).catch(() => undefined);
      return;
    }
    this.log.warn('no notices arrive; listening on a new connection');
    client.end().catch(() => undefined);
    this.reconnect(client);
  }

  /** Ignores a connection that has been replaced. */
  private reconnect(client: pg.Client): void {
    if (this.stopped || (this.client && this.client !== client)) return;
    this.client = undefined;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => {
      this.listen().catch(this.warn);
    }, RECONNECT_MS);
    this.retry.unref();
  }

  private async run(handlers: (() => Promise<void>)[]): Promise<void> {
    for (const handler of handlers) {
      await handler().catch(this.warn);
    }
  }
}
