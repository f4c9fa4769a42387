import type { RentalAction } from '@contract/rentals/fare';
import { isFlag, isId, isText, nullOr, objectOf } from '@shared/storage/stored-value';
import { savedPaymentDraft, savePaymentDraft } from '@/lib/session';
import type { PaymentDraft } from './payment-draft.rules';

export interface SavedDraft extends PaymentDraft {
  /** The amount that the page has filled in. */
  filledAmount: string;
  /** The car for which it was typed. */
  carId: number | null;
  /** The customer stated that they have paid. */
  paid: boolean;
  /** The server has these details; only the rental itself is missing. */
  submitted: boolean;
}

type StoredDraft = Omit<SavedDraft, 'screenshot'>;

const isStoredDraft = objectOf<StoredDraft>({
  transactionId: isText,
  amount: isText,
  filledAmount: isText,
  carId: nullOr(isId),
  paid: isFlag,
  submitted: isFlag,
});

/** Stores the draft without the screenshot, which session storage cannot hold. */
export function saveDraft(action: RentalAction, { screenshot: _screenshot, ...stored }: SavedDraft): void {
  savePaymentDraft(action, stored.carId === null ? null : stored);
}

/** Returns the draft from before a reload, if its customer is still signed in. */
export function savedDraft(action: RentalAction): SavedDraft | null {
  const stored: StoredDraft | null = savedPaymentDraft(action, isStoredDraft);
  return stored && { ...stored, screenshot: null };
}
