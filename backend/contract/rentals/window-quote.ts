import type { Day, TimeOfDay } from '../calendar.js';
import type { CancellationOffer } from './cancellation.rules.js';
import type { FareQuote } from './fare.js';

export class WindowQuoteQuery {
  from: Day;
  to: Day;
  pickupTime?: TimeOfDay;
  dropTime?: TimeOfDay;
}

/** `GET /api/vehicles/{id}/quote`: the price of a car in a window, and whether the car is free. */
export class WindowQuote {
  /**
   * True if the car is free in this window.
   * @example true
   */
  free: boolean;
  /** The cancellation offer for a rental that is placed now. */
  cancellation: CancellationOffer;
  book: FareQuote;
  /** The fare of a reservation, which includes the convenience fee. */
  reserve: FareQuote;
}
