import { CoalescedQuery } from './coalesced-query.js';

const RETRY_MS = 1_000;

/** A value with the version of its data. Every committed change increases the version. */
export interface Versioned<Value> {
  version: number;
  value: Value;
}

export interface ValueSource<Value> {
  /** The label of its metrics. */
  name: string;
  read(): Promise<Versioned<Value>>;
  readVersion(): Promise<number>;
}

/**
 * A copy of database values in memory. Only one query runs at a time, calls during a query share the next one, and a
 * failed query is retried until it succeeds.
 */
export class RenewedValue<Value> {
  private readonly readings = new CoalescedQuery<void>();
  private confirmedAt = performance.now();
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly source: ValueSource<Value>,
    private held: Versioned<Value>,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  get name(): string {
    return this.source.name;
  }

  get current(): Value {
    return this.held.value;
  }

  get version(): number {
    return this.held.version;
  }

  /** Time since the database last confirmed that this copy is the newest. */
  get ageMs(): number {
    return performance.now() - this.confirmedAt;
  }

  /** Resolves after a query that began after this call. Rejects if the query failed, and retries it. */
  renew(): Promise<void> {
    return this.readings.get(this.name, () => this.read());
  }

  /** Renews the copy if the database has another version. */
  async compare(): Promise<void> {
    const askedAt = performance.now();
    if ((await this.source.readVersion()) === this.held.version) this.confirmedAt = askedAt;
    else await this.renew();
  }

  /** Replaces the copy by a value that the caller has read or written itself, unless the copy is newer. */
  adopt(found: Versioned<Value>): void {
    if (found.version >= this.held.version) this.held = found;
  }

  /** Failed queries are no longer reported or retried, because the database connections are being closed. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
  }

  private async read(): Promise<void> {
    clearTimeout(this.retry);
    const { held } = this;
    const beganAt = performance.now();
    try {
      const found = await this.source.read();
      // A caller may have replaced the copy by a newer one during this query.
      if (this.held === held) this.held = found;
      else this.adopt(found);
      this.confirmedAt = beganAt;
    } catch (error) {
      if (this.stopped) return;
      this.onFailure(error);
      this.retry = setTimeout(() => void this.renew().catch(() => undefined), RETRY_MS);
      this.retry.unref();
      throw error;
    }
  }
}
