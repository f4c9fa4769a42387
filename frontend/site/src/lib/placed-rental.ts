import { type Day, isDay, isHalfHour, type TimeOfDay } from '@contract/calendar';
import type { Rupees } from '@contract/money';
import type { AgreedTermsWire } from '@contract/rentals/agreed-terms';
import type { RentalWindow } from '@contract/rentals/rental-period';
import type { RentalKind } from '@contract/rentals/rentals';
import { type Check, isNumber, isText, objectOf, oneOf, parseStored } from '@shared/storage/stored-value';
import { localText } from './local-text';

// In local storage, because `/login` clears session storage and the rental that was just paid for must remain.

/** A rental that was just placed on this device, until its customer signs in. It gives access to nothing. */
export interface PlacedRental extends RentalWindow {
  reference: string;
  kind: RentalKind;
  carName: string;
  total: Rupees;
  /** Missing if another version of this page stored the rental. */
  terms?: AgreedTermsWire;
  /** E-mail address that the customer verified for the rental. */
  email: string;
}

const isRupees = isNumber as Check<Rupees>;
const isStoredDay = (value: unknown): value is Day => isText(value) && isDay(value);
const isStoredTime = (value: unknown): value is TimeOfDay => isText(value) && isHalfHour(value);

/** The terms are unchecked here, because only the pages that show them load the check. */
type StoredRental = Omit<PlacedRental, 'terms'> & { terms?: unknown };

const isStored = objectOf({
  rental: objectOf<Omit<PlacedRental, 'terms'>>({
    reference: isText,
    kind: oneOf<RentalKind>('BOOKING', 'RESERVATION'),
    carName: isText,
    total: isRupees,
    fromDate: isStoredDay,
    toDate: isStoredDay,
    pickupTime: isStoredTime,
    dropTime: isStoredTime,
    email: isText,
  }),
  /** Milliseconds since the epoch. */
  until: isNumber,
});

const { read, write, useStored } = localText('placedRental');
/** Equals the lifetime of the `/user-login` token that placed the rental. */
const LIFETIME_MS = 2 * 60 * 60 * 1000;

function parse(text: string | null): StoredRental | null {
  const stored = parseStored(text, isStored);
  return stored && Date.now() < stored.until ? stored.rental : null;
}

export function savePlacedRental(rental: PlacedRental): void {
  write(JSON.stringify({ rental, until: Date.now() + LIFETIME_MS }));
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
export function useStoredRental(): StoredRental | null {
  return parse(useStored());
}
