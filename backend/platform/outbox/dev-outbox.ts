import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { normaliseEmail, normaliseMobile } from '../../contract/customers/identity.js';
import { Vault } from '../auth/vault.js';
import { messageSeal } from './outbox.js';
import type { Channel } from './outbox-message.entity.js';

const MAX_SHOWN = 100;

export interface ShownMessage {
  id: number;
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  createdAt: string;
}

@Injectable()
export class DevOutbox {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
  ) {}

  /** @param to a mobile number or an e-mail address; null for all recipients */
  async newest(to: string | null): Promise<ShownMessage[]> {
    const recipient = to === null ? null : (normaliseMobile(to) ?? normaliseEmail(to) ?? to);
    const rows = await this.db.query<
      { id: number; channel: Channel; recipient: string; subject: string; sealed: Buffer; createdAt: Date }[]
    >(
      `SELECT id, channel, recipient, subject, sealed_text AS sealed, created_at AS "createdAt" FROM outbox_messages
        WHERE $1::text IS NULL OR recipient = $1 ORDER BY id DESC LIMIT ${MAX_SHOWN}`,
      [recipient],
    );
    return rows.map((row) => ({
      id: row.id,
      channel: row.channel,
      to: row.recipient,
      subject: row.subject,
      text: this.vault.openOrNull(messageSeal(row.recipient), row.sealed) ?? '',
      createdAt: row.createdAt.toISOString(),
    }));
  }
}
