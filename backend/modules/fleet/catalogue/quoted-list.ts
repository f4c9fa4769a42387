import type { VehicleQuote } from '../../../contract/fleet/vehicles.js';
import { toRupees } from '../../../contract/money.js';
import { computeFare, type FareRulesInPaise } from '../../../contract/rentals/fare.js';
import { refusePeriod, type RentalWindow } from '../../../contract/rentals/rental-period.js';
import type { BusinessSettings } from '../../settings/index.js';
import { priceOf } from '../car-record.js';
import type { Offer } from './fleet-snapshot.js';

type Piece = Pick<Offer, 'piece'>;

function quoteOf({ car }: Offer['record'], window: RentalWindow, rules: FareRulesInPaise): VehicleQuote {
  const { total, duration, extraHours } = computeFare(priceOf(car), window, 'book', rules);
  return { total: toRupees(total), duration, extraHours };
}

const CLOSING_BRACE_BYTES = 1;

function withQuote(offer: Offer, window: RentalWindow, rules: FareRulesInPaise): Piece {
  const quote = JSON.stringify(quoteOf(offer.record, window, rules));
  const open = offer.piece.subarray(0, -CLOSING_BRACE_BYTES);
  return { piece: Buffer.concat([open, Buffer.from(`,"quote":${quote}}`)]) };
}

interface QuotedList {
  pieces: readonly Piece[];
  /** Changes with the quotes. */
  version: string;
}

/** Returns the prepared JSON of cars, with the quote of a booking if the window can be rented. */
export function quotedList(
  offers: readonly Offer[],
  window: RentalWindow | null,
  { rules, fare }: Pick<BusinessSettings, 'rules' | 'fare'>,
  now: Date,
): QuotedList {
  if (!window || refusePeriod(window, rules, now)) return { pieces: offers, version: '' };
  return {
    pieces: offers.map((offer) => withQuote(offer, window, fare)),
    version: JSON.stringify([window, fare]),
  };
}
