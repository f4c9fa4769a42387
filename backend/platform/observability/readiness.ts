import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MAX_SILENCE_MS, Notices } from '../database/notices.js';
import { refuse } from '../http/refusal.js';

const TIMEOUT_MS = 3_000;

/** Decides whether this process is ready for requests. */
@Injectable()
export class Readiness {
  private isStopping = false;

  constructor(
    private readonly db: DataSource,
    private readonly notices: Notices,
  ) {}

  /** Reports the process as not ready. Requests that still arrive are answered. */
  stop(): void {
    this.isStopping = true;
  }

  /** @throws Refusal 1503 with the reason if the process is not ready */
  async require(): Promise<void> {
    if (this.isStopping) throw refuse('UNAVAILABLE', 'The service is stopping.');
    const hasPending = await this.hasPendingMigrations();
    if (hasPending === null) throw refuse('UNAVAILABLE', 'The database does not answer.');
    if (hasPending) throw refuse('UNAVAILABLE', 'Migrations are not applied.');
    // Its prices and settings may be old.
    if (this.notices.silenceMs > MAX_SILENCE_MS)
      throw refuse('UNAVAILABLE', 'The process receives no notices of changes.');
  }

  /** Null if the database did not respond in time. */
  private async hasPendingMigrations(): Promise<boolean | null> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), TIMEOUT_MS)));
    try {
      return await Promise.race([this.db.showMigrations().catch(() => null), timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}
