import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';
import { UnusedHoldQueries } from './unused-hold-queries.js';

/** Removes old holds that ended without a payment. */
@Injectable()
export class RemoveHolds implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly unused: UnusedHoldQueries,
    private readonly db: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.register(async (limit) =>
      this.db.query<[unknown, number]>(`DELETE FROM holds WHERE id = ANY ($1::uuid[]) AND state <> 'LIVE'`, [
        await this.unused.ids(limit),
      ]),
    );
  }
}
