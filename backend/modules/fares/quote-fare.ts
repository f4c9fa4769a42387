import { Injectable } from '@nestjs/common';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { type FareQuote, toFareQuote } from '../../contract/rentals/fare.js';
import { refusePeriod } from '../../contract/rentals/rental-period.js';
import type { CalculateRequest } from '../../contract/rentals/rentals.js';
import { Clock } from '../../platform/clock/clock.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { FleetCatalogue } from '../fleet/index.js';
import { Settings } from '../settings/index.js';
import { describedFare } from './described-fare.js';

/** Quotes a rental without claiming the car. Placing the rental computes the fare again. */
@Injectable()
export class QuoteFare {
  constructor(
    private readonly catalogue: FleetCatalogue,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 1001 for a window that cannot be rented, 1002 for a car that is not on offer. */
  quote({ returnTime, action = 'book', ...request }: CalculateRequest): FareQuote {
    const window = { ...request, dropTime: returnTime };
    const price = this.catalogue.price(request.carId);
    if (!price) throw refuse('NOT_FOUND', messageOf(fleetMessages, 'notFound'));
    const { rules, fare } = this.settings.current;
    const problem = refusePeriod(window, rules, this.clock.now());
    // This route calls the return time `returnTime`; the rest of the API calls it `dropTime`.
    if (problem)
      throw refuseFields(problem.field === 'dropTime' ? { ...problem, field: 'returnTime' } : problem);
    return toFareQuote(describedFare(price, window, action, fare));
  }
}
