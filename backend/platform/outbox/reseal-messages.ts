import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ResealCount } from '../auth/reseal-count.js';
import { resealRows } from '../auth/reseal-rows.js';
import { Vault } from '../auth/vault.js';
import { messageSeal } from './outbox.js';

interface Row {
  id: number;
  recipient: string;
  sealed: Buffer;
}

/** Seals the texts of messages with the current secret. Can be interrupted and repeated. */
@Injectable()
export class ResealMessages {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
  ) {}

  run(): Promise<ResealCount> {
    return resealRows({
      read: (after, limit) => this.read(after, limit),
      reseal: (row, count) => this.reseal(row, count),
    });
  }

  /** Marks waiting messages as failed if no secret opens them, and counts all such messages. */
  giveUp(): Promise<ResealCount> {
    return resealRows({
      read: (after, limit) => this.read(after, limit),
      reseal: async ({ id, recipient, sealed }, count) => {
        if (this.vault.openOrNull(messageSeal(recipient), sealed) !== null) return;
        count.unreadable += 1;
        await this.db.query<[unknown, number]>(
          `UPDATE outbox_messages SET status = 'FAILED', last_error = 'The key of its text was given up.'
            WHERE id = $1 AND status = 'PENDING'`,
          [id],
        );
      },
    });
  }

  private read(after: number, limit: number): Promise<Row[]> {
    return this.db.query<Row[]>(
      'SELECT id, recipient, sealed_text AS sealed FROM outbox_messages WHERE id > $1 ORDER BY id LIMIT $2',
      [after, limit],
    );
  }

  private async reseal({ id, recipient, sealed }: Row, count: ResealCount): Promise<void> {
    const resealed = count.reseal(() => this.vault.reseal(messageSeal(recipient), sealed));
    if (!resealed) return;
    // Skips a text that a merge has sealed for another recipient in the meantime.
    await this.db.query<[unknown, number]>(
      'UPDATE outbox_messages SET sealed_text = $2 WHERE id = $1 AND sealed_text = $3',
      [id, resealed, sealed],
    );
  }
}
