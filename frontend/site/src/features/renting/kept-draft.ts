import type { RentalAction } from '@contract/fare';
import { rentalToken } from '@/lib/session';
import type { PaymentDraft } from './payment-draft.rules';

export interface KeptDraft extends PaymentDraft {
  /** The car it was typed for. */
  carId: number | null;
  /** The customer says they have paid. */
  paid: boolean;
  /** The server has these details; only the rental itself is missing. */
  submitted: boolean;
}

const keyOf = (action: RentalAction) => `paymentDraft.${action}`;

/** Texts only: a chosen screenshot cannot be kept over a reload. */
export function keepDraft(action: RentalAction, { screenshot: _left, ...texts }: KeptDraft): void {
  try {
    if (texts.carId === null) sessionStorage.removeItem(keyOf(action));
    else sessionStorage.setItem(keyOf(action), JSON.stringify(texts));
  } catch {
    // A full or closed storage costs the draft after a reload, nothing more.
  }
}

/** What was typed before a reload, by somebody who is still signed in. */
export function keptDraft(action: RentalAction): Partial<KeptDraft> | null {
  if (!rentalToken()) {
    sessionStorage.removeItem(keyOf(action));
    return null;
  }
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(action)) ?? 'null') as Partial<KeptDraft> | null;
  } catch {
    return null;
  }
}
