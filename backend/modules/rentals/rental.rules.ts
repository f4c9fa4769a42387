import type { Fare, RentalAction } from '../../contract/fare.js';
import { toFareQuote } from '../../contract/fare.js';
import { toPaise } from '../../contract/money.js';
import type { RentalWindow } from '../../contract/rental-period.js';
import { Refusal, refuseFields } from '../../platform/http/refusal.js';

export const TERMS_MESSAGE = 'Please accept the agreement before booking.';

/** @throws Refusal 1001 */
export function requireTerms(agreedToTerms: boolean): void {
  if (!agreedToTerms) throw refuseFields({ field: 'agreedToTerms', message: TERMS_MESSAGE });
}

/** @throws Refusal 1016 with the new quote. */
export function requireExpectedTotal(fare: Fare, expectedTotal: number | undefined): void {
  if (expectedTotal === undefined || toPaise(expectedTotal) === fare.total) return;
  throw new Refusal(
    'FARE_CHANGED',
    'The price has changed since you saw it. Please check the new total.',
    toFareQuote(fare),
  );
}

export function sameWindow(a: RentalWindow, b: RentalWindow): boolean {
  return (
    a.fromDate === b.fromDate &&
    a.toDate === b.toDate &&
    a.pickupTime === b.pickupTime &&
    a.dropTime === b.dropTime
  );
}

export const KIND_OF = { book: 'BOOKING', reserve: 'RESERVATION' } as const satisfies Record<
  RentalAction,
  string
>;
