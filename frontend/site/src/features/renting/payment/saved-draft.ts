import type { RentalAction } from '@contract/fare';
import { keepPaymentDraft, paymentDraft } from '@/lib/session';
import type { PaymentDraft } from './payment-draft.rules';

export interface KeptDraft extends PaymentDraft {
  /** The car it was typed for. */
  carId: number | null;
  /** The customer says they have paid. */
  paid: boolean;
  /** The server has these details; only the rental itself is missing. */
  submitted: boolean;
}

/** Texts only: a chosen screenshot cannot be kept over a reload. */
export function keepDraft(action: RentalAction, { screenshot: _left, ...texts }: KeptDraft): void {
  keepPaymentDraft(action, texts.carId === null ? null : texts);
}

/** What was typed before a reload, by somebody who is still signed in. */
export const keptDraft = (action: RentalAction): Partial<KeptDraft> | null => paymentDraft(action);
