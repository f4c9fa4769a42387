import type { RentalAction } from '@contract/rentals/fare';
import { isFlag, isId, isText, nullOr, objectOf, parseStored } from '@shared/storage/stored-value';
import { accountToken, rentalToken, savedEmail } from '@/lib/session';
import { readPaymentDraft, writePaymentDraft } from '../renting-session';
import type { PaymentDraft } from './payment-draft.rules';

export interface SavedDraft extends PaymentDraft {
  /** The amount that the page has filled in. */
  filledAmount: string;
  /** The car of the draft. */
  carId: number | null;
  /** True if the customer has stated that they paid. */
  paid: boolean;
  /** True if the server has these details and only the rental itself is missing. */
  submitted: boolean;
}

type StoredDraft = Omit<SavedDraft, 'screenshot'>;

const isStored = objectOf<{ by: string; draft: StoredDraft }>({
  by: isText,
  draft: objectOf<StoredDraft>({
    transactionId: isText,
    amount: isText,
    filledAmount: isText,
    carId: nullOr(isId),
    paid: isFlag,
    submitted: isFlag,
  }),
});

/** The e-mail address of `/user-login`, otherwise the account token, because a sign-in in another tab replaces it. */
export const draftOwner = (): string => savedEmail() || (accountToken() ?? '');

/**
 * Stores the draft for the signed-in customer, without the screenshot, which session storage cannot hold. A draft without a
 * car removes it.
 */
export function saveDraft(action: RentalAction, { screenshot: _screenshot, ...draft }: SavedDraft): void {
  writePaymentDraft(action, draft.carId === null ? null : JSON.stringify({ by: draftOwner(), draft }));
}

/** Returns the draft from before a reload, if its customer is still signed in. */
export function savedDraft(action: RentalAction): SavedDraft | null {
  const saved = parseStored(rentalToken() && readPaymentDraft(action), isStored);
  return saved?.by === draftOwner() ? { ...saved.draft, screenshot: null } : null;
}
