import type { RentalAction } from '@contract/rentals/fare';
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

/** Texts only: session storage cannot hold the screenshot. */
export function saveDraft(action: RentalAction, { screenshot: _screenshot, ...texts }: SavedDraft): void {
  savePaymentDraft(action, texts.carId === null ? null : texts);
}

/** Returns the draft from before a reload, if its customer is still signed in. */
export const savedDraft = (action: RentalAction): Partial<SavedDraft> | null => savedPaymentDraft(action);
