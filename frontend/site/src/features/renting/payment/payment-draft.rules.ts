import { defined } from '@contract/defined';
import { type Rupees, rupees } from '@contract/money';

/** The payment details as typed. */
export interface PaymentDraft {
  transactionId: string;
  amount: string;
  screenshot: File | null;
}

export const EMPTY_DRAFT: PaymentDraft = { transactionId: '', amount: '', screenshot: null };

export type DraftProblem = 'required' | 'transactionId' | 'amount';

export const cleanTransactionId = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Reads `₹3,198.50` as 3198.5; null when it is not an amount. */
export function amountOf(text: string): Rupees | null {
  const plain = text.replace(/[₹,\s]/g, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? rupees(Number(plain)) : null;
}

/** The details to send. @throws Error where {@link refuseDraft} refuses them */
export const readDraft = (draft: PaymentDraft) => ({
  transactionId: cleanTransactionId(draft.transactionId),
  amount: defined(amountOf(draft.amount), 'amount'),
  screenshot: defined(draft.screenshot, 'screenshot'),
});

/** The first reason why these details cannot be sent, or null. */
export function refuseDraft(draft: PaymentDraft): DraftProblem | null {
  if (!draft.transactionId.trim() || !draft.amount.trim() || !draft.screenshot) return 'required';
  if (!/^[A-Z0-9]{6,35}$/.test(cleanTransactionId(draft.transactionId))) return 'transactionId';
  if (amountOf(draft.amount) === null) return 'amount';
  return null;
}
