import type { OnModuleDestroy } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { BatchedRemoval } from '../../database/batched-removal.js';

/** Removes idempotency keys that are 24 hours old. Several processes may run it at the same time. */
@Injectable()
export class RemoveExpiredKeys implements OnModuleDestroy {
  private readonly removal = new BatchedRemoval(
    new Logger(RemoveExpiredKeys.name),
    'expired idempotency keys could not be removed',
  );

  constructor(private readonly db: DataSource) {}

  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'remove-expired-idempotency-keys' })
  run(): Promise<void> {
    this.removal.start((limit) =>
      // Skips locked rows: a new request reuses them, or another process removes them.
      this.db.query<[unknown, number]>(
        `DELETE FROM idempotency_keys
          WHERE id IN (SELECT id FROM idempotency_keys WHERE created_at < app_now() - interval '24 hours'
                        ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
        [limit],
      ),
    );
    return this.removal.finished;
  }

  onModuleDestroy(): Promise<void> {
    return this.removal.stop();
  }
}
