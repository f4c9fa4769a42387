import { setTimeout as pause } from 'node:timers/promises';

const MAX_WAITING = 16;
// Rendering blocks the process, so pauses leave most of the time to other requests.
const PAUSE_FACTOR = 3;
const MAX_PAUSE_MS = 60;

/** Renders one page at a time, and refuses pages that would wait too long. */
export class RenderQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** @returns null if the queue is full */
  run<T>(render: () => Promise<T>): Promise<T> | null {
    if (this.waiting >= MAX_WAITING) return null;
    this.waiting += 1;
    let startedAt = 0;
    const turn = this.last.then(() => {
      startedAt = performance.now();
      return render();
    });
    const end = (): Promise<void> => this.end(performance.now() - startedAt);
    this.last = turn.then(end, end);
    return turn;
  }

  private async end(tookMs: number): Promise<void> {
    this.waiting -= 1;
    if (this.waiting > 0) await pause(Math.min(tookMs * PAUSE_FACTOR, MAX_PAUSE_MS));
  }
}
