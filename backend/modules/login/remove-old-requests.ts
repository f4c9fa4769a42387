import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { BatchedRemoval } from '../../platform/database/batched-removal.js';

// A code lives for ten minutes, and the limits count an hour. The privacy page promises a day.
const OLD = `created_at < app_now() - interval '12 hours'`;

/** Removes requests for one-time codes, and refusals of such, that nothing counts any more. Safe in several processes at once. */
@Injectable()
export class RemoveOldRequests implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly removal = new BatchedRemoval(
    new Logger(RemoveOldRequests.name),
    'old requests for codes could not be removed',
  );

  constructor(
    private readonly db: DataSource,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onApplicationBootstrap(): void {
    if (this.environment.role !== 'web') this.run();
  }

  @Cron('0 37 */6 * * *', { name: 'remove-old-login-requests' })
  run(): void {
    // A locked row is being removed by another process.
    this.removal.start(
      (limit) =>
        this.db.query<[unknown, number]>(
          `DELETE FROM login_codes
            WHERE id IN (SELECT id FROM login_codes WHERE ${OLD} LIMIT $1 FOR UPDATE SKIP LOCKED)`,
          [limit],
        ),
      (limit) =>
        this.db.query<[unknown, number]>(
          `DELETE FROM unknown_identities
            WHERE id IN (SELECT id FROM unknown_identities WHERE ${OLD} LIMIT $1 FOR UPDATE SKIP LOCKED)`,
          [limit],
        ),
    );
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.removal.stop();
  }
}
