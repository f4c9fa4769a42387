import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';

const RECONNECT_MS = 1_000;
/** Idle time before the first TCP keep-alive probe. */
const SILENCE_MS = 10_000;

/**
 * Notifies every process that data it may have cached has changed (PostgreSQL LISTEN/NOTIFY).
 * A notice is delivered when the sending transaction commits.
 */
@Injectable()
export class Notices implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(Notices.name);
  private readonly handlers = new Map<string, (() => Promise<void>)[]>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly warn = (error: unknown): void =>
    this.log.warn({ error }, 'a notice could not be acted on');

  constructor(private readonly db: DataSource) {}

  /** Runs `handler` after each notice on `channel`, and after each reconnection, because notices may have been missed. */
  on(channel: string, handler: () => Promise<void>): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
  }

  async send(manager: EntityManager, channel: string): Promise<void> {
    await manager.query(`SELECT pg_notify($1, '')`, [channel]);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const { url } = this.db.options as { url?: string };
    const client = new pg.Client({
      connectionString: url,
      application_name: 'notices',
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENCE_MS,
    });
    client.on('notification', ({ channel }) => {
      this.run(this.handlers.get(channel) ?? []).catch(this.warn);
    });
    client.on('error', () => undefined);
    client.on('end', () => this.reconnect());
    try {
      await client.connect();
      this.client = client;
      for (const channel of this.handlers.keys()) {
        // Not checked against the schema: channels are not part of it.
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      }
      await this.run([...this.handlers.values()].flat());
    } catch (error) {
      this.log.warn({ error }, 'not listening for notices');
      await client.end().catch(() => undefined);
      this.reconnect();
    }
  }

  private reconnect(): void {
    if (this.stopped) return;
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
