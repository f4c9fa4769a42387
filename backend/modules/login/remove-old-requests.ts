import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { BatchedRemoval } from '../../platform/database/batched-removal.js';

// Codes expire after ten minutes, and the limits cover an hour. The privacy page guarantees removal within a day.
const OLD = `created_at < app_now() - interval '12 hours'`;

/** Removes code requests and refusals that no limit counts. Several processes can run this at the same time. */
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
    // Skips locked rows, because another process is removing them.
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
