import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isErasedContact } from '../../contract/customers/erased.js';
import { type CodeTemplate, DUTY_TEMPLATES, type SmsTemplate } from '../../contract/sms-templates.js';
import { type Seal, Vault } from '../auth/vault.js';
import { named } from '../database/named.js';
import { type LaneName, noticeOf } from './lanes.js';
import { MAX_CODE_LIFETIME_SECONDS } from './one-time-code.rules.js';
import type { Channel, OutboxMessage } from './outbox-message.entity.js';
import { Sender } from './sender.js';

export const messageSeal = (recipient: string): Seal => ({
  purpose: 'outbox',
  place: `outbox_messages|sealed_text|${recipient}`,
});
/** Prefix of the key of messages that are removed once they are sent. */
export const REMOVED_WHEN_SENT = 'erasure:';

export interface NewOutboxMessage {
  channel: Channel;
  /** An e-mail address, or a ten-digit mobile number. */
  to: string;
  subject: string;
  text: string;
  /** True if the text contains a one-time code or a secret link, which no screen shows. */
  carriesCode?: boolean;
  /** The code or link expires after this time, and the message is no longer sent. */
  expiresInSeconds?: number;
  /** Path of the page that is linked at the end of an e-mail. */
  page?: string;
  /** The registered template of an SMS. */
  template?: SmsTemplate;
  /** Deduplicates: only the first message with this key is queued. */
  onceKey?: string;
  /** Issued documents, whose files are attached to an e-mail. */
  documents?: readonly number[];
}

export type LockedMessage = Pick<
  OutboxMessage,
  'status' | 'subject' | 'attempts' | 'lastError' | 'carriesCode' | 'createdAt' | 'expiresAt'
>;

// Notifies the worker only if the message is new.
const QUEUE = `
  INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, carries_code, template, once_key, document_ids, expires_at)
  SELECT :channel::text, :recipient::text, :subject::text, :sealedText::bytea, :carriesCode::boolean, :template::text, :onceKey::text, :documentIds::int[],
         app_now() + make_interval(secs => :expiresInSeconds::float)
   WHERE :isSent::boolean
  ON CONFLICT (once_key) WHERE once_key IS NOT NULL DO NOTHING
  RETURNING pg_notify(:notice, '')`;

/** SQL of `isOneTimeCode`. */
const IS_CODE = `carries_code AND coalesce(expires_at <= created_at + make_interval(secs => ${MAX_CODE_LIFETIME_SECONDS}), true)`;

const LATELY = `recipient = $1 AND created_at > app_now() - interval '1 hour'`;

/** Contacts of the customer into whose account another one is merged. */
export interface Readdressed {
  email: string;
  mobile: string | null;
}

interface SentCodes {
  toRecipient: number;
  inAll: number;
  secondsLeft: number;
}

/** Queues messages in the caller's transaction; a worker delivers them after the commit. */
@Injectable()
export class Outbox {
  constructor(
    private readonly vault: Vault,
    private readonly sender: Sender,
  ) {}

  /**
   * @param isSent If false, runs the same statement without a message, so that the duration does not reveal the case.
   */
  async queue(manager: EntityManager, message: NewOutboxMessage, isSent = true): Promise<void> {
    const { channel, carriesCode = false } = message;
    await manager.query(
      ...named(QUEUE, {
        channel,
        recipient: message.to,
        subject: message.subject,
        sealedText: this.vault.seal(messageSeal(message.to), message.text + this.signatureOf(message)),
        carriesCode,
        template: message.template ?? null,
        onceKey: message.onceKey ?? null,
        expiresInSeconds: message.expiresInSeconds ?? null,
        documentIds: message.documents?.length ? message.documents : null,
        isSent: isSent && !isErasedContact(message.to),
        notice: noticeOf({ channel, carriesCode }),
      }),
    );
  }

  /**
   * Removes the messages to these recipients.
   * @param until The last time at which they belonged to the customer, as text with microseconds; null for all messages
   */
  async forget(
    manager: EntityManager,
    recipients: readonly string[],
    until: string | null = null,
  ): Promise<void> {
    await manager.query(
      'DELETE FROM outbox_messages WHERE recipient = ANY ($1::text[]) AND ($2::timestamptz IS NULL OR created_at <= $2)',
      [recipients, until],
    );
  }

  /**
   * Removes the messages to these recipients, like {@link forget}, but passes those that were not sent on to the remaining
   * customer, and keeps the keys of messages of jobs, so that no reminder is repeated.
   */
  async passOn(
    manager: EntityManager,
    recipients: readonly string[],
    to: Readdressed,
    until: string | null = null,
  ): Promise<void> {
    const unsent = await manager.query<{ id: number; channel: Channel; recipient: string; sealed: Buffer }[]>(
      `SELECT id, channel, recipient, sealed_text AS sealed FROM outbox_messages
        WHERE recipient = ANY ($1::text[]) AND status <> 'SENT' AND NOT carries_code AND ($2::timestamptz IS NULL OR created_at <= $2)
        ORDER BY id FOR UPDATE`,
      [recipients, until],
    );
    for (const { id, channel, recipient, sealed } of unsent) {
      const next = channel === 'EMAIL' ? to.email : to.mobile;
      const text = this.vault.openOrNull(messageSeal(recipient), sealed);
      if (next === null || text === null) continue;
      await manager.query('UPDATE outbox_messages SET recipient = $2, sealed_text = $3 WHERE id = $1', [
        id,
        next,
        this.vault.seal(messageSeal(next), text),
      ]);
    }
    await manager.query(
      `UPDATE outbox_messages SET recipient = '', subject = '', sealed_text = $3
        WHERE recipient = ANY ($1::text[]) AND status = 'SENT' AND once_key NOT LIKE $4 AND ($2::timestamptz IS NULL OR created_at <= $2)`,
      [recipients, until, this.vault.seal(messageSeal(''), ''), `${REMOVED_WHEN_SENT}%`],
    );
    await this.forget(manager, recipients, until);
  }

  /**
   * Counts the SMS to customers within the last day. Concurrent commands do not see each other's SMS.
   * @param recipient a ten-digit mobile number
   */
  async countSms(manager: EntityManager, recipient: string): Promise<{ toRecipient: number; inAll: number }> {
    const [counts] = await manager.query<[{ toRecipient: number; inAll: number }]>(
      `SELECT count(*) FILTER (WHERE recipient = $1)::int AS "toRecipient", count(*)::int AS "inAll" FROM outbox_messages
        WHERE channel = 'SMS' AND (NOT carries_code OR template = 'HANDOVER_CODE') AND created_at > app_now() - interval '1 day'
          AND (template = ANY ($2::text[])) IS NOT TRUE`,
      [recipient, DUTY_TEMPLATES],
    );
    return counts;
  }

  /**
   * Counts the SMS with codes of this template: to the mobile number within the last hour, with the seconds until the
   * oldest of them is an hour old, and to all numbers within the last day.
   */
  async countCodes(manager: EntityManager, recipient: string, template: CodeTemplate): Promise<SentCodes> {
    const [counts] = await manager.query<[SentCodes]>(
      `SELECT count(*) FILTER (WHERE ${LATELY})::int AS "toRecipient", count(*)::int AS "inAll",
              coalesce(ceil(extract(epoch FROM min(created_at) FILTER (WHERE ${LATELY}) + interval '1 hour' - app_now())), 0)::int AS "secondsLeft"
         FROM outbox_messages WHERE template = $2 AND created_at > app_now() - interval '1 day'`,
      [recipient, template],
    );
    return counts;
  }

  /** Locks a message until the end of the transaction; null if it does not exist. */
  async lock(manager: EntityManager, id: number): Promise<LockedMessage | null> {
    const [message] = await manager.query<LockedMessage[]>(
      `SELECT status, subject, attempts, last_error AS "lastError", carries_code AS "carriesCode",
              created_at AS "createdAt", expires_at AS "expiresAt"
         FROM outbox_messages WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return message ?? null;
  }

  /** Queues a failed message again and resets its attempts. */
  async retry(manager: EntityManager, id: number): Promise<void> {
    const [rows] = await manager.query<[{ channel: Channel; carriesCode: boolean }[], number]>(
      `UPDATE outbox_messages SET status = 'PENDING', attempts = 0, unfinished = 0, next_attempt_at = app_now() WHERE id = $1
       RETURNING channel, carries_code AS "carriesCode"`,
      [id],
    );
    for (const lane of rows) await manager.query(`SELECT pg_notify($1, '')`, [noticeOf(lane)]);
  }

  /**
   * Queues the messages again that failed in the last two days, except one-time codes and messages of jobs: a reminder
   * that is too late is not sent. Returns their number.
   */
  async retryFailed(manager: EntityManager): Promise<number> {
    const [rows, count] = await manager.query<[LaneName[], number]>(
      `UPDATE outbox_messages SET status = 'PENDING', attempts = 0, unfinished = 0, next_attempt_at = app_now()
        WHERE id IN (SELECT id FROM outbox_messages WHERE status = 'FAILED' AND next_attempt_at > app_now() - interval '2 days' AND NOT (${IS_CODE})
                        AND (once_key IS NULL OR once_key LIKE $1) ORDER BY id FOR UPDATE)
          AND status = 'FAILED'
       RETURNING channel, carries_code AS "carriesCode"`,
      [`${REMOVED_WHEN_SENT}%`],
    );
    for (const notice of new Set(rows.map(noticeOf)))
      await manager.query(`SELECT pg_notify($1, '')`, [notice]);
    return count;
  }

  /** The signature of an e-mail; empty for an SMS, which is too short for one. */
  private signatureOf({ channel, page = '' }: NewOutboxMessage): string {
    return channel === 'EMAIL' ? this.sender.signature(page) : '';
  }
}
