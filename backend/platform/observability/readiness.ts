import { Injectable } from '@nestjs/common';
import { MAX_SILENCE_MS, Notices } from '../database/notices.js';
import { RenewedValues } from '../database/renewed-values.js';
import { refuse } from '../http/refusal.js';

/** Maximum age of the last comparison with the database, which runs every 5 s. */
const ANSWERED_WITHIN_MS = 10_000;

/**
 * Decides from memory whether this process is ready for requests. If the database fails, the process stays ready,
 * because the other processes have no database either, and pages and lists are served from memory.
 */
@Injectable()
export class Readiness {
  private isStopping = false;

  constructor(
    private readonly notices: Notices,
    private readonly values: RenewedValues,
  ) {}

  /** Reports the process as not ready. It still serves requests that arrive. */
  stop(): void {
    this.isStopping = true;
  }

  /** @throws Refusal 1503 with the reason if the process is not ready */
  require(): void {
    if (this.isStopping) throw refuse('UNAVAILABLE', 'The service is stopping.');
    const hasDatabase = this.values.ageMs <= ANSWERED_WITHIN_MS;
    if (hasDatabase && this.notices.silenceMs > MAX_SILENCE_MS)
      throw refuse('UNAVAILABLE', 'The process receives no notices of changes.');
  }
}
