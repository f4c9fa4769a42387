import { setTimeout as pause } from 'node:timers/promises';

/** How many pages one address may have rendered in a minute, by `RATE_LIMITS`. */
export const RENDERS_PER_MINUTE = { on: 60, demo: 12 * 60, off: Infinity } as const;

const MINUTE_MS = 60_000;
const MAX_WAITING = 16;
// Rendering blocks the process, so most of the time is left to other requests.
const PAUSE_FACTOR = 3;
const MAX_PAUSE_MS = 60;

/** Renders one page after the other, and refuses what an address requests too often or what would wait too long. */
export class RenderQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private minute = 0;
  private readonly counts = new Map<string, number>();

  constructor(private readonly perMinute: number) {}

  /** @param from the address of the visitor; @returns null where the page is not rendered */
  run<T>(from: string, render: () => Promise<T>): Promise<T> | null {
    if (this.waiting >= MAX_WAITING || !this.mayRender(from)) return null;
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

  private mayRender(from: string): boolean {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.minute) this.counts.clear();
    this.minute = minute;
    const count = (this.counts.get(from) ?? 0) + 1;
    this.counts.set(from, count);
    return count <= this.perMinute;
  }
}
