interface Work<Message> {
  /** Returns at most `limit` due messages, which no other process receives until the claim ends. */
  claim: (limit: number) => Promise<Message[]>;
  /** Must never reject. */
  deliver: (message: Message) => Promise<void>;
  /** Receives the error of a failed claim. */
  onError: (error: unknown) => void;
}

/**
 * Delivers up to `size` messages in parallel and starts another when one ends, so that a hanging delivery delays few.
 */
export class Lane<Message> {
  private readonly active = new Set<Promise<void>>();
  private filling: Promise<void> | null = null;
  /** Whether unclaimed due messages may exist. */
  private due = false;
  private stopped = false;

  constructor(
    private readonly size: number,
    private readonly work: Work<Message>,
  ) {}

  /** Claims and delivers messages that may have become due. */
  wake(): void {
    this.due = true;
    this.fill();
  }

  /** Stops claiming, and resolves after the running deliveries have ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.filling;
    await Promise.all(this.active);
  }

  private fill(): void {
    if (this.filling || !this.hasWork()) return;
    this.filling = this.claimAndDeliver()
      .catch((error: unknown) => this.work.onError(error))
      .finally(() => {
        this.filling = null;
        this.fill();
      });
  }

  private hasWork(): boolean {
    return this.due && !this.stopped && this.active.size < this.size;
  }

  private async claimAndDeliver(): Promise<void> {
    this.due = false;
    const free = this.size - this.active.size;
    const messages = await this.work.claim(free);
    if (messages.length === free) this.due = true;
    for (const message of messages) this.start(message);
  }

  private start(message: Message): void {
    const delivery = this.work.deliver(message).finally(() => {
      this.active.delete(delivery);
      this.fill();
    });
    this.active.add(delivery);
  }
}
