import { isUtr } from '../../../contract/payments/statement.rules.js';
import type { StoredRow } from './statement-facts.js';

export type Credit = Pick<StoredRow, 'day' | 'amount' | 'text' | 'words'>;

/**
 * Words that several credits of a statement contain and that therefore identify none of them, such as account numbers and
 * branch codes. A UTR may be listed twice in the same line.
 */
export class SharedWords {
  private readonly firstCredit = new Map<string, string>();
  private readonly shared = new Set<string>();

  add({ day, amount, text, words }: Credit): void {
    const credit = JSON.stringify([day, amount, text, words]);
    for (const word of words) {
      const first = this.firstCredit.get(word);
      if (first === undefined) this.firstCredit.set(word, credit);
      else if (first !== credit || !isUtr(word)) this.shared.add(word);
    }
  }

  get words(): string[] {
    return [...this.shared];
  }
}
