import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { refuse } from '../http/refusal.js';

const WITHIN_MS = 3_000;

/** Whether this process is to be sent requests. */
@Injectable()
export class Readiness {
  private isStopping = false;

  constructor(private readonly db: DataSource) {}

  /** From now on no further requests are wanted; those that come are still answered. */
  stop(): void {
    this.isStopping = true;
  }

  /** @throws Refusal 1503 saying what is missing. */
  async require(): Promise<void> {
    if (this.isStopping) throw refuse('UNAVAILABLE', 'The service is stopping.');
    const hasPending = await this.hasPendingMigrations();
    if (hasPending === null) throw refuse('UNAVAILABLE', 'The database does not answer.');
    if (hasPending) throw refuse('UNAVAILABLE', 'Migrations are not applied.');
  }

  /** @returns null where the database did not answer in time */
  private async hasPendingMigrations(): Promise<boolean | null> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), WITHIN_MS)));
    try {
      return await Promise.race([this.db.showMigrations().catch(() => null), timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
