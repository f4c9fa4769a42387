import type { VehicleQuote } from '../../../contract/fleet/vehicles.js';
import { toRupees } from '../../../contract/money.js';
import { computeFare, type FareRules } from '../../../contract/rentals/fare.js';
import type { RentalWindow } from '../../../contract/rentals/rental-period.js';
import type { Offer } from './fleet-snapshot.js';

function quoteOf({ car }: Offer['record'], window: RentalWindow, rules: FareRules): VehicleQuote {
  const price = { costPerDay: car.costPerDayPaise, costPerHour: car.costPerHourPaise };
  const { total, duration, extraHours } = computeFare(price, window, 'book', rules);
  return { total: toRupees(total), duration, extraHours };
}

const CLOSING_BRACE_BYTES = 1;

/** The prepared JSON of a car in the list, with what a booking in the window costs. */
export function withQuote(offer: Offer, window: RentalWindow, rules: FareRules): Pick<Offer, 'piece'> {
  const quote = JSON.stringify(quoteOf(offer.record, window, rules));
  const open = offer.piece.subarray(0, -CLOSING_BRACE_BYTES);
  return { piece: Buffer.concat([open, Buffer.from(`,"quote":${quote}}`)]) };
}
