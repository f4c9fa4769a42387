import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ResealCount } from '../auth/reseal-count.js';
import { Vault } from '../auth/vault.js';
import { OUTBOX_SEAL } from './outbox.js';

const BATCH = 500;

interface Row {
  id: number;
  sealed: Buffer;
}

/** Seals the texts of messages with the current secret. May be ended at any time and run again. */
@Injectable()
export class ResealMessages {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
  ) {}

  async run(): Promise<ResealCount> {
    const count = new ResealCount();
    let last = 0;
    for (;;) {
      const rows = await this.db.query<Row[]>(
        'SELECT id, sealed_text AS sealed FROM outbox_messages WHERE id > $1 ORDER BY id LIMIT $2',
        [last, BATCH],
      );
      for (const row of rows) await this.reseal(row, count);
      if (rows.length < BATCH) return count;
      last = rows.at(-1)?.id ?? last;
    }
  }

  private async reseal({ id, sealed }: Row, count: ResealCount): Promise<void> {
    const resealed = count.reseal(() => this.vault.reseal(OUTBOX_SEAL, sealed));
    if (!resealed) return;
    await this.db.query<[unknown, number]>('UPDATE outbox_messages SET sealed_text = $2 WHERE id = $1', [
      id,
      resealed,
    ]);
  }
}
