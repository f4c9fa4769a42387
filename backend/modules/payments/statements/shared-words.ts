import { isUtr } from '../../../contract/statement.rules.js';
import type { KeptRow } from './statement-match.rules.js';

export type Credit = Pick<KeptRow, 'day' | 'amount' | 'text'> & { words: readonly string[] };

/**
 * Words that stand in several credits of a statement and therefore identify none of them: numbers of accounts, codes
 * of branches. A UTR may be listed twice in the very same line.
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
