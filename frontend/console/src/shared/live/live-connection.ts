import type { WaitingReport } from '@contract/reports';

/** Maximum silence of the stream, which is longer than the interval of the server's heartbeats. */
export const SILENCE_MS = 30_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 25_000;

type Receive = (event: WaitingReport | null) => void;

interface Parts {
  /** Reads a stream. Resolves when the stream ends. */
  read: (signal: AbortSignal, receive: Receive) => Promise<void>;
  /** Passes an event to the other tabs of this browser. */
  share: Receive;
  onReport: (report: WaitingReport) => void;
  onLive: (isLive: boolean) => void;
  onRefused: (error: unknown) => void;
}

/** Keeps a stream open: reconnects after it has ended, or after it has been silent for longer than a heartbeat. */
export class LiveConnection {
  private silence: ReturnType<typeof setTimeout> | undefined;
  private current: AbortController | undefined;
  private retryMs = FIRST_RETRY_MS;

  constructor(private readonly parts: Parts) {}

  /** Handles an event from the stream, or from another tab that reads it. */
  readonly receive: Receive = (report) => {
    this.retryMs = FIRST_RETRY_MS;
    this.parts.onLive(true);
    this.waitForNext();
    if (report) this.parts.onReport(report);
  };

  /** Reads streams until `signal` is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const current = new AbortController();
      this.current = current;
      const stop = (): void => current.abort();
      signal.addEventListener('abort', stop, { once: true });
      // Starts the timer before the first event, so that it also limits the time to connect.
      this.waitForNext();
      await this.parts
        .read(current.signal, (event) => {
          this.receive(event);
          this.parts.share(event);
        })
        .catch((error: unknown) => this.parts.onRefused(error));
      signal.removeEventListener('abort', stop);
      await this.pause(signal);
    }
  }

  stop(): void {
    clearTimeout(this.silence);
  }

  private waitForNext(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.parts.onLive(false);
      this.current?.abort();
    }, SILENCE_MS);
  }

  /** Waits longer after each failure, by a random time, so that consoles do not all reconnect at the same time. */
  private pause(signal: AbortSignal): Promise<void> {
    const ms = this.retryMs * (0.5 + Math.random() / 2);
    this.retryMs = Math.min(2 * this.retryMs, MAX_RETRY_MS);
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end, { once: true });
    });
  }
}
