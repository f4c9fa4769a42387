interface Entry<T> {
  value: T;
  bytes: number;
}

/** Keeps the values that were used last, up to a number of bytes. */
export class BoundedCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private total = 0;

  constructor(private readonly maxBytes: number) {}

  /** How many bytes are in use. */
  get bytes(): number {
    return this.total;
  }

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    // A map lists its keys in the order in which they were added.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, bytes: number): void {
    this.delete(key);
    if (bytes > this.maxBytes) return;
    this.entries.set(key, { value, bytes });
    this.total += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.maxBytes) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    this.total -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
