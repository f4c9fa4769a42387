import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RemoveOldRows } from '../../platform/database/remove-old-rows.js';
import { EraseAccount } from '../customers/index.js';
import { EraseCustomer } from './erase-customer.js';

const BATCH = 1_000;

/**
 * Deletes again the accounts that a restored backup has brought back. The restore itself runs this; the job deletes the
 * remaining accounts if the restore was interrupted.
 */
@Injectable()
export class EraseAgain implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly db: DataSource,
    private readonly accounts: EraseAccount,
    private readonly erasure: EraseCustomer,
  ) {}

  onModuleInit(): void {
    this.jobs.register(async (limit) => [null, await this.run(limit)]);
  }

  /** Returns the number of deleted accounts. */
  async run(limit = Infinity): Promise<number> {
    let [deleted, last] = [0, 0];
    for (;;) {
      const rows = await this.db.query<{ id: number }[]>(
        'SELECT customer_id AS id FROM erasures WHERE customer_id > $1 ORDER BY customer_id LIMIT $2',
        [last, BATCH],
      );
      const ids = rows.map(({ id }) => id);
      const left = await this.accounts.left(this.db.manager, ids);
      for (const id of left.slice(0, limit - deleted)) await this.erasure.eraseAgain(id);
      deleted = Math.min(limit, deleted + left.length);
      if (ids.length < BATCH || deleted === limit) return deleted;
      last = ids.at(-1) ?? last;
    }
  }
}
