import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';

const BATCH = 1000;

// A code lives for ten minutes, and the limits count an hour. The privacy page promises a day.
const OLD = `created_at < app_now() - interval '12 hours'`;

/** Removes requests for one-time codes, and refusals of such, that nothing counts any more. Safe in several processes at once. */
@Injectable()
export class RemoveOldRequests implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(RemoveOldRequests.name);
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly db: DataSource) {}

  onApplicationBootstrap(): void {
    this.run();
  }

  @Cron('0 37 */6 * * *', { name: 'remove-old-login-requests' })
  run(): void {
    this.running = this.running
      .then(() => this.removeAll())
      .catch((error: unknown) => this.log.warn({ error }, 'old requests for codes could not be removed'));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async removeAll(): Promise<void> {
    // A locked row is being removed by another process.
    await this.inBatches(() =>
      this.db.query<[unknown, number]>(
        `DELETE FROM login_codes
          WHERE id IN (SELECT id FROM login_codes WHERE ${OLD} LIMIT $1 FOR UPDATE SKIP LOCKED)`,
        [BATCH],
      ),
    );
    await this.inBatches(() =>
      this.db.query<[unknown, number]>(
        `DELETE FROM unknown_identities
          WHERE id IN (SELECT id FROM unknown_identities WHERE ${OLD} LIMIT $1 FOR UPDATE SKIP LOCKED)`,
        [BATCH],
      ),
    );
  }

  private async inBatches(remove: () => Promise<[unknown, number]>): Promise<void> {
    let removed = BATCH;
    while (removed === BATCH && !this.stopped) [, removed] = await remove();
  }
}
