import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { BatchedRemoval, type RemoveBatch } from './batched-removal.js';

/** Removes expired rows once a day, as the retention list requires. The modules register the removals. */
@Injectable()
export class RemoveOldRows implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly removal = new BatchedRemoval(
    new Logger(RemoveOldRows.name),
    'old rows could not be removed',
  );
  private readonly removals: RemoveBatch[] = [];

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** Removals must skip locked rows, because another process may run at the same time. */
  register(...removals: RemoveBatch[]): void {
    this.removals.push(...removals);
  }

  onApplicationBootstrap(): void {
    if (this.environment.role !== 'web') this.start();
  }

  @Cron('0 11 3 * * *', { waitForCompletion: true, name: 'remove-old-rows' })
  run(): Promise<void> {
    this.start();
    return this.removal.finished;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.removal.stop();
  }

  private start(): void {
    // Starts each removal separately, so that a failure does not stop the others.
    for (const remove of this.removals) this.removal.start(remove);
  }
}
