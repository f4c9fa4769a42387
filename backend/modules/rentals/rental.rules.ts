import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import { toPaise } from '../../contract/money.js';
import type { AgreedTerms } from '../../contract/rentals/agreed-terms.js';
import { toAgreedChargesWire } from '../../contract/rentals/charges.js';
import type { Fare, RentalAction } from '../../contract/rentals/fare.js';
import { toFareQuote } from '../../contract/rentals/fare.js';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import type { ChangedTerms, RentalRequest } from '../../contract/rentals/rentals.js';
import { Refusal } from '../../platform/http/refusal.js';
import { termsVersion } from '../settings/index.js';

/** @throws Refusal 1016 with the new fare and terms if they differ from those that the customer accepted. */
export function requireExpected(
  { fare, ...terms }: AgreedTerms & { fare: Fare },
  { expectedTotal, expectedTerms }: Pick<RentalRequest, 'expectedTotal' | 'expectedTerms'>,
): void {
  const isFare = expectedTotal === undefined || toPaise(expectedTotal) === fare.total;
  const isTerms = expectedTerms === undefined || expectedTerms === termsVersion(terms);
  if (isFare && isTerms) return;
  const changed: ChangedTerms = {
    ...toFareQuote(fare),
    charges: toAgreedChargesWire(terms.charges, fare.damageInsurance),
    cancellation: terms.cancellation,
    termsVersion: termsVersion(terms),
  };
  throw new Refusal(
    'FARE_CHANGED',
    messageOf(rentalsMessages, isFare ? 'termsChanged' : 'fareChanged'),
    changed,
  );
}

export const KIND_OF = { book: 'BOOKING', reserve: 'RESERVATION' } as const satisfies Record<
  RentalAction,
  string
>;

export const ACTION_OF = { BOOKING: 'book', RESERVATION: 'reserve' } as const satisfies Record<
  RentalKind,
  RentalAction
>;
