import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Vault } from '../auth/vault.js';
import type { Channel, OutboxMessage } from './outbox-message.entity.js';

export const OUTBOX_SEAL = 'outbox';
export const OUTBOX_NOTICE = 'outbox';

export interface Message {
  channel: Channel;
  /** An e-mail address, or a ten-digit mobile number. */
  to: string;
  subject: string;
  text: string;
  /** The text holds a one-time code: no screen shows it, and it is never sent again. */
  carriesCode?: boolean;
  /** The page of the site on which the reader goes on, at the end of an e-mail. */
  page?: string;
}

export type LockedMessage = Pick<
  OutboxMessage,
  'status' | 'subject' | 'attempts' | 'lastError' | 'carriesCode'
>;

/** Queues messages in the caller's transaction; a worker delivers them after the commit. */
@Injectable()
export class Outbox {
  private signature: (page: string) => string = () => '';

  constructor(private readonly vault: Vault) {}

  /** Sets the last lines of every e-mail. */
  signWith(signature: (page: string) => string): void {
    this.signature = signature;
  }

  async queue(manager: EntityManager, message: Message): Promise<void> {
    await manager.query(
      `WITH message AS (
         INSERT INTO outbox_messages (channel, recipient, subject, sealed_text, carries_code)
         VALUES ($1, $2, $3, $4, $5)
       )
       SELECT pg_notify('${OUTBOX_NOTICE}', '')`,
      [
        message.channel,
        message.to,
        message.subject,
        this.vault.seal(OUTBOX_SEAL, message.text + this.signatureOf(message)),
        message.carriesCode ?? false,
      ],
    );
  }

  /** Locks a message until the end of the transaction; null when there is none. */
  async lock(manager: EntityManager, id: number): Promise<LockedMessage | null> {
    const [message] = await manager.query<LockedMessage[]>(
      `SELECT status, subject, attempts, last_error AS "lastError", carries_code AS "carriesCode"
         FROM outbox_messages WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return message ?? null;
  }

  /** An SMS has no room for one. */
  private signatureOf({ channel, page = '' }: Message): string {
    return channel === 'EMAIL' ? this.signature(page) : '';
  }

  /** Queues a failed message again, from its first attempt. */
  async retry(manager: EntityManager, id: number): Promise<void> {
    await manager.query(
      `WITH message AS (
         UPDATE outbox_messages SET status = 'PENDING', attempts = 0, next_attempt_at = app_now() WHERE id = $1
       )
       SELECT pg_notify('${OUTBOX_NOTICE}', '')`,
      [id],
    );
  }
}
