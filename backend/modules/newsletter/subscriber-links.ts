import { createHash, randomBytes } from 'node:crypto';
import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../platform/database/remove-old-rows.js';
import { refuse } from '../../platform/http/refusal.js';

const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Confirms and ends subscriptions by the link of the newest e-mail, and removes unconfirmed addresses. */
@Injectable()
export class SubscriberLinks implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: RemoveOldRows,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.db.query<[unknown, number]>(
        `DELETE FROM subscribers WHERE id IN (
           SELECT id FROM subscribers
            WHERE confirmed_at IS NULL AND asked_at < app_now() - make_interval(days => $1)
            ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [RETENTION_DAYS.newsletter, limit],
      ),
    );
  }

  /** Stores a new link unless the address got one within the last hour. Returns a token, and whether it was stored. */
  async renew(manager: EntityManager, email: string): Promise<{ token: string; isNew: boolean }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const rows = await manager.query<{ id: number }[]>(
      `INSERT INTO subscribers AS s (email, token_hash) VALUES ($1, $2)
       ON CONFLICT (email) DO UPDATE SET token_hash = excluded.token_hash, asked_at = app_now()
         WHERE s.token_hash IS NULL OR s.asked_at < app_now() - interval '1 hour'
       RETURNING id`,
      [email, hashOf(token)],
    );
    return { token, isNew: rows.length > 0 };
  }

  /** Idempotent. @throws Refusal 1002 if the link was replaced, has expired, or its subscription has ended */
  async confirm(token: string): Promise<void> {
    const [, confirmed] = await this.db.query<[unknown, number]>(
      `UPDATE subscribers SET confirmed_at = coalesce(confirmed_at, app_now())
        WHERE token_hash = $1 AND (confirmed_at IS NOT NULL OR asked_at >= app_now() - make_interval(days => $2))`,
      [hashOf(token), RETENTION_DAYS.newsletter],
    );
    if (confirmed === 0) throw linkEnded();
  }

  /** @throws Refusal 1002 if the link was replaced, or its subscription has ended */
  async end(token: string): Promise<void> {
    const [, removed] = await this.db.query<[unknown, number]>(
      'DELETE FROM subscribers WHERE token_hash = $1',
      [hashOf(token)],
    );
    if (removed === 0) throw linkEnded();
  }
}

const linkEnded = (): Error => refuse('NOT_FOUND', messageOf(officeMessages, 'newsletterLinkEnded'));
