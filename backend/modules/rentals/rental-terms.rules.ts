import type { AgreedTerms } from '../../contract/rentals/agreed-terms.js';
import type { Fare } from '../../contract/rentals/fare.js';
import type { OwnHold } from '../calendar/index.js';

const MINUTE_MS = 60_000;

/** Terms that are fixed when a rental is placed. */
export interface RentalTerms extends AgreedTerms {
  fare: Fare;
  reference: string;
  bufferMinutes: number;
}

/** Returns the terms of the hold, because a changed setting must not change or refuse a paid rental. */
export function termsOfHold(
  { fare, reference, charges, cancellation, takenUntil }: OwnHold,
  endsAt: Date,
): RentalTerms {
  const bufferMinutes = (takenUntil.getTime() - endsAt.getTime()) / MINUTE_MS;
  return { fare, reference, charges, cancellation, bufferMinutes };
}
