import { Injectable } from '@nestjs/common';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import {
  type CarPrice,
  type FareQuote,
  type FareRules,
  type RentalAction,
  toFareQuote,
} from '../../contract/rentals/fare.js';
import { refusePeriod, type RentalWindow } from '../../contract/rentals/rental-period.js';
import type { CalculateRequest } from '../../contract/rentals/rentals.js';
import { Clock } from '../../platform/clock/clock.js';
import { ok } from '../../platform/http/envelope.js';
import { PageCache } from '../../platform/http/pages/page-cache.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { FleetCatalogue } from '../fleet/index.js';
import { Settings } from '../settings/index.js';
import { describedFare } from './described-fare.js';

const MAX_TEXT_BYTES = 2 * 1024 * 1024;

/** Everything that a fare depends on. */
interface Quotable {
  price: CarPrice;
  window: RentalWindow;
  action: RentalAction;
  fare: FareRules;
}

const quoteOf = ({ price, window, action, fare }: Quotable): FareQuote =>
  toFareQuote(describedFare(price, window, action, fare));

/** Quotes a rental without claiming the car: the fare is computed again when the car is rented. */
@Injectable()
export class QuoteFare {
  /** Responses by what they depend on, apart from the charges. */
  private texts = new PageCache<string>(MAX_TEXT_BYTES);
  private textsFor: FareRules | undefined;

  constructor(
    private readonly catalogue: FleetCatalogue,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  quote(request: CalculateRequest): FareQuote {
    return quoteOf(this.requireQuotable(request));
  }

  /** The response to a request as JSON, put together once for each price and window. */
  responseTo(request: CalculateRequest): string {
    const quotable = this.requireQuotable(request);
    const { price, window, action, fare } = quotable;
    if (this.textsFor !== fare) {
      this.texts = new PageCache(MAX_TEXT_BYTES);
      this.textsFor = fare;
    }
    const { fromDate, toDate, pickupTime, dropTime } = window;
    const key = `${price.costPerDay} ${price.costPerHour} ${fromDate} ${toDate} ${pickupTime} ${dropTime} ${action}`;
    let text = this.texts.get(key);
    if (text === undefined) {
      text = JSON.stringify(ok(quoteOf(quotable)));
      this.texts.set(key, text, 2 * (text.length + key.length));
    }
    return text;
  }

  /** @throws Refusal 1001 for a window that nobody can rent, 1002 for a car that is not on offer. */
  private requireQuotable({ returnTime, action = 'book', ...request }: CalculateRequest): Quotable {
    const window = { ...request, dropTime: returnTime };
    const price = this.catalogue.price(request.carId);
    if (!price) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'notFound'));
    const { rules, fare } = this.settings.current;
    const problem = refusePeriod(window, rules, this.clock.now());
    // This route has another name for the return time than the rest of the API.
    if (problem)
      throw refuseFields(problem.field === 'dropTime' ? { ...problem, field: 'returnTime' } : problem);
    return { price, window, action, fare };
  }
}
