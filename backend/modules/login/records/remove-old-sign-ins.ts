import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { KnownBrowsers } from '../../../platform/auth/browsers/known-browsers.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import type { Environment } from '../../../platform/config/environment.js';
import { ENVIRONMENT } from '../../../platform/config/environment.token.js';
import { BatchedRemoval } from '../../../platform/database/batched-removal.js';

/**
 * Removes codes and counters that no limit counts any longer, and old records of sign-ins. Several processes can run
 * this concurrently.
 */
@Injectable()
export class RemoveOldSignIns implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly removal = new BatchedRemoval(
    new Logger(RemoveOldSignIns.name),
    'old sign-ins could not be removed',
  );

  constructor(
    private readonly db: DataSource,
    private readonly browsers: KnownBrowsers,
    private readonly sessions: Sessions,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  onApplicationBootstrap(): void {
    if (this.environment.role !== 'web') this.start();
  }

  @Cron('0 37 * * * *', { waitForCompletion: true, name: 'remove-old-sign-ins' })
  run(): Promise<void> {
    this.start();
    return this.removal.finished;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.removal.stop();
  }

  private start(): void {
    // Skips locked rows, because another process is removing them.
    this.removal.start(
      // Also removes the challenges of the codes, by a cascade.
      (limit) =>
        this.db.query<[unknown, number]>(
          `DELETE FROM one_time_codes WHERE id IN (
             SELECT id FROM one_time_codes WHERE created_at < app_now() - interval '25 hours' LIMIT $1 FOR UPDATE SKIP LOCKED)`,
          [limit],
        ),
      (limit) =>
        this.db.query<[unknown, number]>(
          `DELETE FROM wrong_tries WHERE ctid IN (
             SELECT ctid FROM wrong_tries WHERE hour < app_now() - interval '26 hours' LIMIT $1 FOR UPDATE SKIP LOCKED)`,
          [limit],
        ),
      (limit) =>
        this.db.query<[unknown, number]>(
          `DELETE FROM sign_ins WHERE id IN (
             SELECT id FROM sign_ins WHERE at < app_now() - interval '365 days' LIMIT $1 FOR UPDATE SKIP LOCKED)`,
          [limit],
        ),
      (limit) => this.browsers.removeUnused(limit),
      (limit) => this.sessions.removeEnded(limit),
    );
  }
}
