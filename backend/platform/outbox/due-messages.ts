import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SmsTemplate } from '../../contract/sms-templates.js';
import type { LaneName } from './lanes.js';
import type { Channel } from './outbox-message.entity.js';
import { isLastAttempt, retryAfterSeconds } from './retries.rules.js';

/** Longer than any delivery may take. Afterwards a message that a killed process was sending is retried. */
const CLAIM_SECONDS = 30;
const ERROR_CHARACTERS = 300;

export interface DueMessage {
  id: number;
  channel: Channel;
  recipient: string;
  subject: string;
  sealedText: Buffer;
  carriesCode: boolean;
  template: SmsTemplate | null;
  /** Includes the attempt that this claim starts. */
  attempts: number;
  createdAt: Date;
}

/**
 * Claims the due messages for one of several processes by postponing their next attempt, so that an unreachable
 * gateway holds no lock and a killed worker loses no message.
 */
@Injectable()
export class DueMessages {
  constructor(private readonly db: DataSource) {}

  async claim({ channel, carriesCode }: LaneName, limit: number): Promise<DueMessage[]> {
    const [rows] = await this.db.query<[DueMessage[], number]>(
      `UPDATE outbox_messages SET attempts = attempts + 1, next_attempt_at = app_now() + make_interval(secs => $4)
        WHERE id IN (SELECT id FROM outbox_messages
                      WHERE status = 'PENDING' AND channel = $1 AND carries_code = $2 AND next_attempt_at <= app_now()
                      ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED)
        RETURNING id, channel, recipient, subject, sealed_text AS "sealedText", carries_code AS "carriesCode", template,
                  attempts, created_at AS "createdAt"`,
      [channel, carriesCode, limit, CLAIM_SECONDS],
    );
    return rows;
  }

  async markSent(id: number): Promise<void> {
    await this.db.query(
      `UPDATE outbox_messages SET status = 'SENT', sent_at = app_now(), last_error = NULL WHERE id = $1`,
      [id],
    );
  }

  /** Does nothing if another process has started a later attempt. */
  async postpone({ id, attempts, carriesCode }: DueMessage, reason: string): Promise<void> {
    await this.db.query(
      `UPDATE outbox_messages SET status = $3, last_error = $4, next_attempt_at = app_now() + make_interval(secs => $5)
        WHERE id = $1 AND attempts = $2 AND status = 'PENDING'`,
      [
        id,
        attempts,
        isLastAttempt({ attempts, carriesCode }) ? 'FAILED' : 'PENDING',
        reason.slice(0, ERROR_CHARACTERS),
        retryAfterSeconds(attempts, Math.random()),
      ],
    );
  }
}
