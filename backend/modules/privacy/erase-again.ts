import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RemoveOldRows } from '../../platform/database/remove-old-rows.js';
import { EraseAccount } from '../customers/index.js';
import { EraseCustomer } from './erase-customer.js';

/**
 * Deletes the accounts again that a restored backup has brought back. The restore does so itself; the job does the rest
 * if the restore was stopped.
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
  async run(limit: number | null = null): Promise<number> {
    const rows = await this.db.query<{ id: number }[]>('SELECT customer_id AS id FROM erasures');
    const left = await this.accounts.left(
      this.db.manager,
      rows.map(({ id }) => id),
      limit,
    );
    for (const id of left) await this.erasure.eraseAgain(id);
    return left.length;
  }
}
