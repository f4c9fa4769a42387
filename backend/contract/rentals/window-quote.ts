import type { Day, TimeOfDay } from '../calendar.js';
import type { CancellationOffer } from './cancellation.rules.js';
import type { FareQuote } from './fare.js';

export class WindowQuoteQuery {
  from: Day;
  to: Day;
  pickupTime?: TimeOfDay;
  dropTime?: TimeOfDay;
}

/** `GET /api/vehicles/{id}/quote`: what renting a car in a window would cost, and whether it is free then. */
export class WindowQuote {
  /**
   * True if the car is free in this window.
   * @example true
   */
  free: boolean;
  /** For a rental that is placed now. */
  cancellation: CancellationOffer;
  book: FareQuote;
  /** With the convenience fee. */
  reserve: FareQuote;
}
