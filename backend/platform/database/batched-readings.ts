/** Enough to keep the database busy while the process works on what it has read. */
const MOST_AT_ONCE = 2;
const MOST_KEYS = 100;

interface Waiting<Value> {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
}

/**
 * Reads in one statement for all who ask at the same time. A reading always begins after they have asked, so that
 * nobody gets what was true before.
 */
export class BatchedReadings<Key, Value> {
  private waiting = new Map<Key, Waiting<Value>>();
  private running = 0;
  private isPlanned = false;

  /** `read` returns a value for every key. */
  constructor(private readonly read: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>) {}

  get(key: Key): Promise<Value> {
    const known = this.waiting.get(key);
    if (known) return known.promise;
    const waiting = {} as Waiting<Value>;
    waiting.promise = new Promise<Value>((resolve, reject) => Object.assign(waiting, { resolve, reject }));
    this.waiting.set(key, waiting);
    this.plan();
    return waiting.promise;
  }

  /** Those who ask in the same turn of the event loop are in the same statement. */
  private plan(): void {
    if (this.isPlanned || this.running >= MOST_AT_ONCE || this.waiting.size === 0) return;
    this.isPlanned = true;
    setImmediate(() => {
      this.isPlanned = false;
      this.run();
    });
  }

  private run(): void {
    const batch = [...this.waiting].slice(0, MOST_KEYS);
    for (const [key] of batch) this.waiting.delete(key);
    this.running += 1;
    this.plan();
    const end = (): void => {
      this.running -= 1;
      this.plan();
    };
    this.read(batch.map(([key]) => key)).then(
      (values) => {
        for (const [key, { resolve }] of batch) resolve(values.get(key) as Value);
        end();
      },
      (error: unknown) => {
        for (const [, { reject }] of batch) reject(error);
        end();
      },
    );
  }
}
