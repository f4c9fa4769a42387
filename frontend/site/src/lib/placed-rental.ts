import type { Rupees } from '@contract/money';
import type { AgreedTermsWire } from '@contract/rentals/agreed-terms';
import type { RentalWindow } from '@contract/rentals/rental-period';
import type { RentalKind } from '@contract/rentals/rentals';
import { localText } from './local-text';

// In local storage, because `/login` clears session storage and the rental that was just paid for must remain.

/** A rental that was just placed on this device, until its customer signs in. It gives access to nothing. */
export interface PlacedRental extends RentalWindow {
  reference: string;
  kind: RentalKind;
  carName: string;
  total: Rupees;
  /** Missing if an earlier version of this page stored the rental. */
  terms?: AgreedTermsWire;
  /** E-mail address that the customer verified for it. */
  email: string;
}

interface Stored {
  rental: PlacedRental;
  /** Milliseconds since the epoch. */
  until: number;
}

const { read, write, useStored } = localText('placedRental');
/** Equals the lifetime of the `/user-login` token that placed the rental. */
const LIFETIME_MS = 2 * 60 * 60 * 1000;

function parse(text: string | null): PlacedRental | null {
  if (!text) return null;
  const { rental, until } = JSON.parse(text) as Stored;
  return Date.now() < until ? rental : null;
}

export function savePlacedRental(rental: PlacedRental): void {
  const stored: Stored = { rental, until: Date.now() + LIFETIME_MS };
  write(JSON.stringify(stored));
}

export function removePlacedRental(): void {
  if (read() !== null) write(null);
}

/** Removes the rental unless the customer who has signed in placed it. */
export function removePlacedRentalOfOthers(email: string): void {
  const placed = parse(read());
  if (placed?.email !== email) removePlacedRental();
}

/** The rental that was placed on this device in the last two hours; null on the server and during hydration. */
export function usePlacedRental(): PlacedRental | null {
  return parse(useStored());
}
