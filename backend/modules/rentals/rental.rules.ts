import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import { type Rupees, toPaise } from '../../contract/money.js';
import type { Fare, RentalAction } from '../../contract/rentals/fare.js';
import { toFareQuote } from '../../contract/rentals/fare.js';
import { Refusal } from '../../platform/http/refusal.js';

/** @throws Refusal 1016 with the new quote. */
export function requireExpectedTotal(fare: Fare, expectedTotal: Rupees | undefined): void {
  if (expectedTotal === undefined || toPaise(expectedTotal) === fare.total) return;
  throw new Refusal('FARE_CHANGED', messageOf(rentalsMessages, 'fareChanged'), toFareQuote(fare));
}

export const KIND_OF = { book: 'BOOKING', reserve: 'RESERVATION' } as const satisfies Record<
  RentalAction,
  string
>;
