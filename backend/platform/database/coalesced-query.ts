interface Running<Value> {
  current: Promise<Value>;
  /** For callers that asked after `current` started. */
  next: Promise<Value> | null;
}

/** Runs one query for concurrent callers with the same key. Every result is from after the call, never older. */
export class CoalescedQuery<Value> {
  private readonly running = new Map<string, Running<Value>>();

  /** Runs `query` at once, or after the query under way has ended. */
  get(key: string, query: () => Promise<Value>): Promise<Value> {
    const running = this.running.get(key);
    if (!running) return this.start(key, query);
    const start = (): Promise<Value> => this.start(key, query);
    running.next ??= running.current.then(start, start);
    return running.next;
  }

  private start(key: string, query: () => Promise<Value>): Promise<Value> {
    const running: Running<Value> = { current: query(), next: null };
    this.running.set(key, running);
    const end = (): void => {
      if (!running.next) this.running.delete(key);
    };
    running.current.then(end, end);
    return running.current;
  }
}
