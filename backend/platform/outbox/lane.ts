interface Work<Message> {
  /** At most this many due messages, which no other process gets meanwhile. */
  claim: (limit: number) => Promise<Message[]>;
  /** Never rejects. */
  deliver: (message: Message) => Promise<void>;
  /** Gets why messages could not be claimed. */
  onError: (error: unknown) => void;
}

/** Delivers up to `size` messages at once. The next one starts as soon as one ends, so that one which hangs delays few. */
export class Lane<Message> {
  private readonly active = new Set<Promise<void>>();
  private filling: Promise<void> | null = null;
  /** There may be due messages that are not claimed yet. */
  private due = false;
  private stopped = false;

  constructor(
    private readonly size: number,
    private readonly work: Work<Message>,
  ) {}

  /** There may be due messages. */
  wake(): void {
    this.due = true;
    this.fill();
  }

  /** Claims nothing more, and resolves once what is being delivered has ended. */
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
