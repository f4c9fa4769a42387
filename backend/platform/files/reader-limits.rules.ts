/** Counts the current readers by name, for example by person and by link. */
export class ReaderLimits {
  private readonly readers = new Map<string, number>();

  /** Adds a reader to each name and returns a function that removes it; null if a name has reached its limit. */
  enter(limits: Record<string, number>): (() => void) | null {
    const names = Object.keys(limits);
    const isFull = Object.entries(limits).some(([name, limit]) => (this.readers.get(name) ?? 0) >= limit);
    if (isFull) return null;
    for (const name of names) this.add(name, 1);
    return () => {
      for (const name of names) this.add(name, -1);
    };
  }

  private add(name: string, change: 1 | -1): void {
    const count = (this.readers.get(name) ?? 0) + change;
    if (count === 0) this.readers.delete(name);
    else this.readers.set(name, count);
  }
}
