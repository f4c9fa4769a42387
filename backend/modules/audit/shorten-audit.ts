import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../platform/database/remove-old-rows.js';

/** Removes IP addresses and networks from old entries. A trigger refuses to remove them earlier. */
@Injectable()
export class ShortenAudit implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly db: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.db.query<[unknown, number]>(
        `UPDATE audit_entries SET address = NULL, after = after - 'network' WHERE id IN (
           SELECT id FROM audit_entries
            WHERE at < app_now() - make_interval(days => $1) AND (address IS NOT NULL OR after ? 'network')
            LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [RETENTION_DAYS.audit, limit],
      ),
    );
  }
}
