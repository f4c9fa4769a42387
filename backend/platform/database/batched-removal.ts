import type { Logger } from '@nestjs/common';

const BATCH = 1000;

/** Deletes so many rows at most, and returns the result of the driver for a DELETE. */
type RemoveBatch = (limit: number) => Promise<[unknown, number]>;

/** Removes rows that are past their use, batch by batch, until none is left or the service stops. */
export class BatchedRemoval {
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  /** @param problem the text of the log entry when it fails */
  constructor(
    private readonly log: Logger,
    private readonly problem: string,
  ) {}

  /** Begins once an earlier removal has ended; `finished` resolves at its end. */
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
