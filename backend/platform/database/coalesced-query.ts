interface Running<Value> {
  current: Promise<Value>;
  /** For everybody who has asked since `current` began. */
  next: Promise<Value> | null;
}

/**
 * Lets all who ask for the same at the same time share one reading. It always begins after they have asked, so that
 * nobody gets what was true before.
 */
export class SharedReadings<Value> {
  private readonly running = new Map<string, Running<Value>>();

  /** `read` is called at once, or when the reading under way has ended. */
  get(key: string, read: () => Promise<Value>): Promise<Value> {
    const running = this.running.get(key);
    if (!running) return this.begin(key, read);
    const begin = (): Promise<Value> => this.begin(key, read);
    running.next ??= running.current.then(begin, begin);
    return running.next;
  }

  private begin(key: string, read: () => Promise<Value>): Promise<Value> {
    const running: Running<Value> = { current: read(), next: null };
    this.running.set(key, running);
    const end = (): void => {
      if (!running.next) this.running.delete(key);
    };
    running.current.then(end, end);
    return running.current;
  }
}
