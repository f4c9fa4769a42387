import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';

const BATCH = 1000;

/** Removes idempotency keys that are 24 hours old. Safe in several processes at once. */
@Injectable()
export class RemoveExpiredKeys implements BeforeApplicationShutdown {
  private readonly log = new Logger(RemoveExpiredKeys.name);
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly db: DataSource) {}

  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'remove-expired-idempotency-keys' })
  run(): Promise<void> {
    this.running = this.remove().catch((error: unknown) =>
      this.log.warn({ error }, 'expired idempotency keys could not be removed'),
    );
    return this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async remove(): Promise<void> {
    let removed: number;
    do {
      // A locked row is being used again by a new request, or removed by another process.
      [, removed] = await this.db.query<[unknown, number]>(
        `DELETE FROM idempotency_keys
          WHERE id IN (SELECT id FROM idempotency_keys WHERE created_at < app_now() - interval '24 hours'
                        ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
        [BATCH],
      );
    } while (removed === BATCH && !this.stopped);
  }
}
