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
import { lastMomentOf, refusePeriod, type RentalWindow } from '../../contract/rentals/rental-period.js';
import type { CalculateRequest } from '../../contract/rentals/rentals.js';
import { Clock } from '../../platform/clock/clock.js';
import { ok } from '../../platform/http/envelope.js';
import { PageCache } from '../../platform/http/pages/page-cache.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { FleetCatalogue } from '../fleet/index.js';
import { type BusinessSettings, Settings } from '../settings/index.js';
import { describedFare } from './described-fare.js';

const MAX_KEPT_BYTES = 2 * 1024 * 1024;
/** Of a quote beside its text and its key. */
const BYTES_PER_QUOTE = 200;

/** Everything that a fare depends on. */
interface Quotable {
  price: CarPrice;
  window: RentalWindow;
  action: RentalAction;
  fare: FareRules;
}

/** A response as JSON, and the moments between which its window is accepted. */
interface KeptQuote {
  text: string;
  from: number;
  until: number;
}

const quoteOf = ({ price, window, action, fare }: Quotable): FareQuote =>
  toFareQuote(describedFare(price, window, action, fare));

/** Quotes a rental without claiming the car: the fare is computed again when the car is rented. */
@Injectable()
export class QuoteFare {
  /** By what they depend on, apart from the settings. */
  private kept = new PageCache<KeptQuote>(MAX_KEPT_BYTES);
  private keptFor: BusinessSettings | undefined;

  constructor(
    private readonly catalogue: FleetCatalogue,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  quote(request: CalculateRequest): FareQuote {
    return quoteOf(this.requireQuotable(request));
  }

  /**
   * The response to a request as JSON, put together once for each price and window.
   * @throws Refusal as {@link quote} does.
   */
  responseTo(request: CalculateRequest): string {
    const settings = this.settings.current;
    if (this.keptFor !== settings) {
      this.kept = new PageCache(MAX_KEPT_BYTES);
      this.keptFor = settings;
    }
    const { costPerDay, costPerHour } = this.requirePrice(request.carId);
    const { fromDate, toDate, pickupTime, returnTime, action } = request;
    const key = `${costPerDay} ${costPerHour} ${fromDate} ${toDate} ${pickupTime} ${returnTime} ${action}`;
    const now = this.clock.now().getTime();
    const known = this.kept.get(key);
    if (known && known.from <= now && now <= known.until) return known.text;
    const quotable = this.requireQuotable(request);
    const text = JSON.stringify(ok(quoteOf(quotable)));
    const until = lastMomentOf(quotable.window, settings.rules);
    this.kept.set(key, { text, from: now, until }, 2 * (text.length + key.length) + BYTES_PER_QUOTE);
    return text;
  }

  /** @throws Refusal 1001 for a window that nobody can rent, 1002 for a car that is not on offer. */
  private requireQuotable({ returnTime, action = 'book', ...request }: CalculateRequest): Quotable {
    const window = { ...request, dropTime: returnTime };
    const price = this.requirePrice(request.carId);
    const { rules, fare } = this.settings.current;
    const problem = refusePeriod(window, rules, this.clock.now());
    // This route has another name for the return time than the rest of the API.
    if (problem)
      throw refuseFields(problem.field === 'dropTime' ? { ...problem, field: 'returnTime' } : problem);
    return { price, window, action, fare };
  }

  private requirePrice(carId: number): CarPrice {
    const price = this.catalogue.price(carId);
    if (!price) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'notFound'));
    return price;
  }
}
