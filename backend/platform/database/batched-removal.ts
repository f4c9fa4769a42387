import type { Logger } from '@nestjs/common';

const BATCH = 1000;

/** Deletes at most `limit` rows and returns the driver's result of the DELETE. */
export type RemoveBatch = (limit: number) => Promise<[unknown, number]>;

/** Removes expired rows in batches, until none is left or the service stops. */
export class BatchedRemoval {
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  /** @param problem the log message of a failed removal */
  constructor(
    private readonly log: Logger,
    private readonly problem: string,
  ) {}

  /** Starts after any earlier removal has finished. */
  start(...removals: RemoveBatch[]): void {
    this.running = this.running
      .then(() => this.removeAll(removals))
      .catch((error: unknown) => this.log.warn({ error }, this.problem));
  }

  get finished(): Promise<void> {
    return this.running;
  }

  stop(): Promise<void> {
    this.stopped = true;
    return this.running;
  }

  private async removeAll(removals: readonly RemoveBatch[]): Promise<void> {
    for (const remove of removals) {
      let removed = BATCH;
      while (removed === BATCH && !this.stopped) [, removed] = await remove(BATCH);
    }
  }
}
