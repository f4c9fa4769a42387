import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Vault } from '../auth/vault.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { Notices } from '../database/notices.js';
import { Deliveries } from './deliveries.js';
import { OUTBOX_NOTICE, OUTBOX_SEAL } from './outbox.js';
import type { Channel } from './outbox-message.entity.js';

const POLL_MS = 5_000;
const BATCH = 10;
const MAX_ATTEMPTS = 8;
const FIRST_RETRY_SECONDS = 5;
/** Longer than any delivery may take; afterwards a message that a killed process was sending is tried again. */
const CLAIM_SECONDS = 60;

interface Due {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string;
  sealed_text: Buffer;
  attempts: number;
}

/**
 * Delivers queued messages. Several processes share the work; each message is claimed by postponing its next attempt, so
 * that an unreachable gateway holds no lock and a killed worker loses nothing.
 */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(OutboxWorker.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private again = false;
  private stopped = false;

  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
    private readonly deliveries: Deliveries,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    notices: Notices,
  ) {
    if (environment.role === 'web') return;
    notices.on(OUTBOX_NOTICE, () => {
      this.wake();
      return Promise.resolve();
    });
  }

  onApplicationBootstrap(): void {
    if (this.environment.role === 'web') return;
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.work()
      .catch((error: unknown) => this.log.warn({ error }, 'the outbox could not be read'))
      .finally(() => {
        this.running = null;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  private async work(): Promise<void> {
    let due: Due[];
    do {
      due = await this.claim();
      await Promise.all(due.map((message) => this.deliver(message)));
    } while (due.length > 0 && !this.stopped);
  }

  private async claim(): Promise<Due[]> {
    const [rows] = await this.db.query<[Due[], number]>(
      `UPDATE outbox_messages SET attempts = attempts + 1, next_attempt_at = app_now() + make_interval(secs => $2)
        WHERE id IN (SELECT id FROM outbox_messages WHERE status = 'PENDING' AND next_attempt_at <= app_now()
                      ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING id, channel, recipient, subject, sealed_text, attempts`,
      [BATCH, CLAIM_SECONDS],
    );
    return rows;
  }

  private async deliver(message: Due): Promise<void> {
    try {
      await this.deliveries.deliver({
        channel: message.channel,
        to: message.recipient,
        subject: message.subject,
        text: this.vault.open(OUTBOX_SEAL, message.sealed_text),
      });
      await this.db.query(
        `UPDATE outbox_messages SET status = 'SENT', sent_at = app_now(), last_error = NULL WHERE id = $1`,
        [message.id],
      );
    } catch (error) {
      await this.postpone(message, error);
    }
  }

  private async postpone(message: Due, error: unknown): Promise<void> {
    const over = message.attempts >= MAX_ATTEMPTS;
    const waitSeconds = FIRST_RETRY_SECONDS * 2 ** (message.attempts - 1);
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    this.log.warn(`message ${message.id} was not taken (attempt ${message.attempts}): ${reason}`);
    await this.db.query(
      `UPDATE outbox_messages SET status = $2, last_error = $3, next_attempt_at = app_now() + make_interval(secs => $4) WHERE id = $1`,
      [message.id, over ? 'FAILED' : 'PENDING', reason, waitSeconds],
    );
  }
}
