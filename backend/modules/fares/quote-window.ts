import { Injectable } from '@nestjs/common';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { offerNow } from '../../contract/rentals/cancellation.rules.js';
import { type RentalAction, toFareQuote } from '../../contract/rentals/fare.js';
import { periodOf, refusePeriod } from '../../contract/rentals/rental-period.js';
import { policyInForce } from '../../contract/rentals/symmetry.js';
import type { WindowQuote, WindowQuoteQuery } from '../../contract/rentals/window-quote.js';
import { Clock } from '../../platform/clock/clock.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { FleetCatalogue, TakenCars, windowOf } from '../fleet/index.js';
import { Settings } from '../settings/index.js';
import { describedFare } from './described-fare.js';

/** Quotes the dates chosen on a car's page: both fares, the cancellation offer, and whether the car is free. */
@Injectable()
export class QuoteWindow {
  constructor(
    private readonly catalogue: FleetCatalogue,
    private readonly takenCars: TakenCars,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 1001 for a window that cannot be rented, 1002 for a car that is not on offer. */
  async quote(carId: number, query: WindowQuoteQuery): Promise<WindowQuote> {
    const price = this.catalogue.price(carId);
    if (!price) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'notFound'));
    const { rules, fare, cancellation } = this.settings.current;
    const now = this.clock.now();
    const window = windowOf(query, rules);
    const problem = refusePeriod(window, rules, now);
    if (problem) throw refuseFields({ ...problem, field: problem.field.replace('Date', '') });
    const taken = await this.takenCars.findIn(window);
    const quote = (action: RentalAction) => toFareQuote(describedFare(price, window, action, fare));
    return {
      free: !taken.has(carId),
      cancellation: offerNow(policyInForce(cancellation), periodOf(window, rules.zone).startsAt, now),
      book: quote('book'),
      reserve: quote('reserve'),
    };
  }
}
