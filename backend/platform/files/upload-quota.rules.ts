import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuse } from '../http/refusal.js';
import type { AmountCounter } from '../limits/amounts.js';

const MEGABYTE = 1024 * 1024;
/** Maximum bytes of one customer in 24 hours. */
const UNPROVEN = { received: 128 * MEGABYTE, stored: 64 * MEGABYTE };
const PROVEN = { received: 512 * MEGABYTE, stored: 256 * MEGABYTE };

/** Bytes of a form. */
export interface Transfer {
  received: number;
  stored: number;
}

/** Limits the bytes that the service receives and stores from the forms of one customer. */
export class UploadQuota {
  /** @param factor Multiplies the limits */
  constructor(
    private readonly counters: Record<keyof Transfer, AmountCounter>,
    private readonly factor: number,
    private readonly isUnproven: (customerId: number) => Promise<boolean>,
  ) {}

  /**
   * Counts the announced bytes before they are read, so that concurrent forms cannot exceed the quota. Returns a
   * function that replaces them by the received and the stored bytes.
   * @throws Refusal 1011
   */
  async take(customerId: number, announced: number): Promise<(actual: Transfer) => Promise<void>> {
    if (this.factor === Infinity) return () => Promise.resolve();
    const key = String(customerId);
    const received = await this.counters.received.add(key, announced);
    const stored = await this.counters.stored.add(key, 0);
    const isOver = (limits: Transfer): boolean =>
      received.count > limits.received * this.factor || stored.count >= limits.stored * this.factor;
    if (isOver(PROVEN) || (isOver(UNPROVEN) && (await this.isUnproven(customerId)))) {
      await this.counters.received.add(key, -announced);
      const retryAfterSeconds = Math.max(received.secondsLeft, stored.secondsLeft);
      throw refuse('TOO_MANY', messageOf(filesMessages, 'overQuota'), { retryAfterSeconds });
    }
    return async (actual) => {
      await this.counters.received.add(key, actual.received - announced);
      await this.counters.stored.add(key, actual.stored);
    };
  }
}
