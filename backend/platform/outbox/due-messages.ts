import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SmsTemplate } from '../../contract/sms-templates.js';
import { named } from '../database/named.js';
import type { LaneName } from './lanes.js';
import { REMOVED_WHEN_SENT } from './outbox.js';
import type { Channel, MessageStatus } from './outbox-message.entity.js';
import { isLastAttempt, retryAfterSeconds } from './retries.rules.js';

/** Longer than any delivery may take. After this time, another process retries the message of a killed process. */
const CLAIM_SECONDS = 30;
const ERROR_CHARACTERS = 300;
/** A message is not retried after its process has stopped during this many attempts in a row. */
const MAX_UNFINISHED = 5;
const EXPIRED = 'The code or link has expired.';
const NEVER_FINISHED = 'The process stopped during each of the last attempts.';

export interface Failure {
  reason: string;
  /** True if another attempt is useless. */
  isPermanent: boolean;
}

export interface DueMessage {
  id: number;
  /** FAILED if the message has expired, or its process has stopped during too many attempts. */
  status: MessageStatus;
  channel: Channel;
  recipient: string;
  subject: string;
  sealedText: Buffer;
  carriesCode: boolean;
  template: SmsTemplate | null;
  documentIds: number[] | null;
  /** Includes the attempt that this claim starts. */
  attempts: number;
  createdAt: Date;
  expiresAt: Date | null;
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
      ...named(
        `UPDATE outbox_messages
          SET attempts = attempts + 1, unfinished = unfinished + 1, next_attempt_at = app_now() + make_interval(secs => :claimSeconds),
              status = CASE WHEN unfinished >= :maxUnfinished OR expires_at <= app_now() THEN 'FAILED' ELSE status END,
              last_error = CASE WHEN expires_at <= app_now() THEN :expired
                                WHEN unfinished >= :maxUnfinished THEN :neverFinished ELSE last_error END
        WHERE id IN (SELECT id FROM outbox_messages
                      WHERE status = 'PENDING' AND channel = :channel AND carries_code = :carriesCode AND next_attempt_at <= app_now()
                      ORDER BY next_attempt_at LIMIT :limit FOR UPDATE SKIP LOCKED)
        RETURNING id, channel, recipient, subject, sealed_text AS "sealedText", carries_code AS "carriesCode", template,
                  document_ids AS "documentIds",
                  attempts, created_at AS "createdAt", expires_at AS "expiresAt", status`,
        {
          channel,
          carriesCode,
          limit,
          claimSeconds: CLAIM_SECONDS,
          maxUnfinished: MAX_UNFINISHED,
          expired: EXPIRED,
          neverFinished: NEVER_FINISHED,
        },
      ),
    );
    return rows;
  }

  async markSent(id: number): Promise<void> {
    await this.db.query(
      `WITH removed AS (DELETE FROM outbox_messages WHERE id = $1 AND once_key LIKE $2)
       UPDATE outbox_messages SET status = 'SENT', sent_at = app_now(), last_error = NULL, unfinished = 0
        WHERE id = $1 AND (once_key IS NULL OR once_key NOT LIKE $2)`,
      [id, `${REMOVED_WHEN_SENT}%`],
    );
  }

  /** Does nothing if another process has started a later attempt. */
  async postpone(
    { id, attempts, carriesCode, expiresAt }: DueMessage,
    { reason, isPermanent }: Failure,
  ): Promise<void> {
    await this.db.query(
      `UPDATE outbox_messages SET status = CASE WHEN expires_at <= app_now() + make_interval(secs => $5) THEN 'FAILED' ELSE $3 END, last_error = $4, unfinished = 0, next_attempt_at = app_now() + make_interval(secs => $5)
        WHERE id = $1 AND attempts = $2 AND status = 'PENDING'`,
      [
        id,
        attempts,
        isPermanent || isLastAttempt({ attempts, hasUnknownExpiry: carriesCode && expiresAt === null })
          ? 'FAILED'
          : 'PENDING',
        reason.slice(0, ERROR_CHARACTERS),
        retryAfterSeconds(attempts, Math.random()),
      ],
    );
  }
}
