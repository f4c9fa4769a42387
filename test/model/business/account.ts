export type Share = 'held' | 'earned' | 'refundable';

/**
 * Where the money of one payment is. Held: no admin has decided about it, or no rental has claimed it.
 * Earned: found on the bank account, and not to be given back. Refundable: to be given back, or given back already.
 */
export class Account {
  readonly shares: Record<Share, number>;

  constructor(amount: number) {
    this.shares = { held: amount, earned: 0, refundable: 0 };
  }

  move(from: Share, to: Share, amount = this.shares[from]): void {
    if (amount > this.shares[from]) throw new Error(`The model moved more than is ${from}.`);
    this.shares[from] -= amount;
    this.shares[to] += amount;
  }

  /** The money never arrived. */
  cancel(): void {
    this.shares.held = 0;
    this.shares.earned = 0;
    this.shares.refundable = 0;
  }
}
