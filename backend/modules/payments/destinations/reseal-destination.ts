import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ResealCount } from '../../../platform/auth/reseal-count.js';
import { resealRows } from '../../../platform/auth/reseal-rows.js';
import { Vault } from '../../../platform/auth/vault.js';
import { destinationSeal } from './destination.rules.js';

interface Row {
  id: number;
  customerId: number;
  sealed: Buffer;
}

/** Seals the destinations of refunds with the current secret. Can be interrupted and repeated. */
@Injectable()
export class ResealDestination {
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

  /** Removes the details that no secret opens; the customer has to enter them again. */
  giveUp(): Promise<ResealCount> {
    return resealRows({
      read: (after, limit) => this.read(after, limit),
      reseal: async ({ id, customerId, sealed }, count) => {
        if (this.vault.openOrNull(destinationSeal(customerId), sealed) !== null) return;
        count.unreadable += 1;
        await this.db.query<[unknown, number]>(
          'UPDATE refund_destinations SET sealed_details = NULL, masked = NULL WHERE id = $1 AND customer_id = $2',
          [id, customerId],
        );
      },
    });
  }

  private read(after: number, limit: number): Promise<Row[]> {
    // Never null: sealed. The WHERE clause excludes null.
    return this.db.query<Row[]>(
      `SELECT id, customer_id AS "customerId", sealed_details AS sealed FROM refund_destinations
        WHERE id > $1 AND sealed_details IS NOT NULL ORDER BY id LIMIT $2`,
      [after, limit],
    );
  }

  private async reseal({ id, customerId, sealed }: Row, count: ResealCount): Promise<void> {
    const resealed = count.reseal(() => this.vault.reseal(destinationSeal(customerId), sealed));
    if (!resealed) return;
    // A merge may have moved the row to another customer in the meantime, and sealed it for that customer.
    await this.db.query<[unknown, number]>(
      'UPDATE refund_destinations SET sealed_details = $2 WHERE id = $1 AND customer_id = $3',
      [id, resealed, customerId],
    );
  }
}
