import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';
import { RemoveOldRows } from '../../../platform/database/remove-old-rows.js';

/** Removes the words of old bank statements, which name payers. IDs, amounts and days stay. */
@Injectable()
export class RemoveBankTexts implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly db: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.db.query<[unknown, number]>(
        `UPDATE statement_rows SET text = NULL, words = '{}' WHERE ctid IN (
           SELECT r.ctid FROM statement_rows r JOIN statements s ON s.id = r.statement_id
            WHERE s.created_at < app_now() - make_interval(days => $1) AND (r.text IS NOT NULL OR r.words <> '{}')
            LIMIT $2 FOR UPDATE OF r SKIP LOCKED)`,
        [RETENTION_DAYS.bankTexts, limit],
      ),
    );
  }
}
