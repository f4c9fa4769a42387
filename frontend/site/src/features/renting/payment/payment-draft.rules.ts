import { defined } from '@contract/defined';
import { absolute, minus, type Rupees, rupees, toPaise, toRupees } from '@contract/money';

/** The payment details as typed. */
export interface PaymentDraft {
  transactionId: string;
  amount: string;
  screenshot: File | null;
}

export const EMPTY_DRAFT: PaymentDraft = { transactionId: '', amount: '', screenshot: null };

export type DraftField = keyof PaymentDraft;

/** Errors of the typed details, by field. */
export type DraftProblems = Partial<Record<DraftField, 'missing' | 'wrong'>>;

export const cleanTransactionId = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Reads `₹3,198.50` as 3198.5; returns null for other texts. */
export function amountOf(text: string): Rupees | null {
  const plain = text.replace(/[₹,\s]/g, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? rupees(Number(plain)) : null;
}

/** Returns the details to send. @throws Error if {@link draftProblems} finds a problem */
export const readDraft = (draft: PaymentDraft) => ({
  transactionId: cleanTransactionId(draft.transactionId),
  amount: defined(amountOf(draft.amount), 'amount'),
  screenshot: defined(draft.screenshot, 'screenshot'),
});

/** Returns the reasons why these details cannot be sent; empty if they can. */
export function draftProblems({ transactionId, amount, screenshot }: PaymentDraft): DraftProblems {
  const problems: DraftProblems = {};
  if (!transactionId.trim()) problems.transactionId = 'missing';
  else if (!/^[A-Z0-9]{6,35}$/.test(cleanTransactionId(transactionId))) problems.transactionId = 'wrong';
  if (!amount.trim()) problems.amount = 'missing';
  else if (amountOf(amount) === null) problems.amount = 'wrong';
  if (!screenshot) problems.screenshot = 'missing';
  return problems;
}

export interface AmountDifference {
  kind: 'short' | 'over';
  by: Rupees;
}

/** Returns the difference between the typed amount and the amount due; null if there is none, or the text is not an amount. */
export function amountDifference(typed: string, due: Rupees): AmountDifference | null {
  const amount = amountOf(typed);
  if (amount === null || amount === due) return null;
  const by = toRupees(absolute(minus(toPaise(amount), toPaise(due))));
  return { kind: amount < due ? 'short' : 'over', by };
}
