import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';
import { RemoveOldRows } from '../database/remove-old-rows.js';
import { REMOVED_WHEN_SENT } from './outbox.js';

/** Removes old messages. Messages with a one-time code, and those of an erasure, are removed after 25 hours. */
@Injectable()
export class RemoveMessages implements OnModuleInit {
  constructor(
    private readonly jobs: RemoveOldRows,
    private readonly db: DataSource,
  ) {}

  onModuleInit(): void {
    this.jobs.register((limit) =>
      this.db.query<[unknown, number]>(
        `DELETE FROM outbox_messages WHERE id IN (
           SELECT id FROM outbox_messages
            WHERE status <> 'PENDING'
              AND created_at < app_now() - CASE WHEN carries_code OR once_key LIKE $3 THEN interval '25 hours' ELSE make_interval(days => $1) END
            LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [RETENTION_DAYS.messages, limit, `${REMOVED_WHEN_SENT}%`],
      ),
    );
  }
}
