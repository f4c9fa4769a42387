import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AgreedTerms } from '../../contract/rentals/agreed-terms.js';
import type { DeskRentalRequest } from '../../contract/rentals/desk-rentals.js';
import type { Fare } from '../../contract/rentals/fare.js';
import { refusePeriod } from '../../contract/rentals/rental-period.js';
import { Clock } from '../../platform/clock/clock.js';
import { refuseFields } from '../../platform/http/refusal.js';
import { RentingPermit } from '../customers/index.js';
import { describedFare } from '../fares/index.js';
import { CarCards, FleetCatalogue, notOnOffer } from '../fleet/index.js';
import { requireExpected } from '../rentals/index.js';
import { Settings, termsInForce } from '../settings/index.js';

export interface DeskQuote {
  fare: Fare;
  terms: AgreedTerms;
  carName: string;
}

/** Checks and prices a rental for a customer at the desk. Takes no lock, because the confirmation checks again under it. */
@Injectable()
export class QuoteDeskRental {
  constructor(
    private readonly permit: RentingPermit,
    private readonly catalogue: FleetCatalogue,
    private readonly cards: CarCards,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal if the customer, the car or the period is not allowed; 1016 if the total or the terms differ. */
  async quote(manager: EntityManager, request: DeskRentalRequest): Promise<DeskQuote> {
    await this.permit.check(manager, request.customerId, request);
    const price = this.catalogue.price(request.carId);
    if (!price) throw notOnOffer();
    const { rules, fare: fareRules } = this.settings.current;
    const problem = refusePeriod(request, rules, await this.clock.readIn(manager));
    if (problem) throw refuseFields(problem);
    const fare = describedFare(price, request, request.action, fareRules);
    const terms = termsInForce(this.settings.current, price.vehicleType);
    requireExpected({ fare, ...terms }, request);
    return { fare, terms, carName: await this.cards.nameOf(request.carId) };
  }
}
