interface Running<Value> {
  current: Promise<Value>;
  /** Serves callers that arrived after `current` started. */
  next: Promise<Value> | null;
}

/** Runs one query for concurrent callers with the same key. A caller never receives a result read before its call. */
export class CoalescedQuery<Value> {
  private readonly running = new Map<string, Running<Value>>();

  /** Runs `query` immediately, or after the running query of this key has ended. */
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
