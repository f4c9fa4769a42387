import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DeskRentalRequest } from '../../contract/rentals/desk-rentals.js';
import { refusePeriod } from '../../contract/rentals/rental-period.js';
import type { Caller } from '../../platform/auth/access.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { named } from '../../platform/database/named.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { PlaceHold } from '../calendar/index.js';
import { CustomerContacts, RentingPermit } from '../customers/index.js';
import { describedFare } from '../fares/index.js';
import { CarCards, FleetCatalogue, notOnOffer } from '../fleet/index.js';
import { DeskCodes } from '../login/index.js';
import { requireExpected } from '../rentals/index.js';
import { Settings, termsInForce, termsVersion } from '../settings/index.js';
import { deskCodeMessage } from './messages/desk-rental.messages.js';

/** Stores what a customer at the desk is to agree to, and sends them the code to confirm it. Holds no car yet. */
@Injectable()
export class SendDeskCode {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly placeHold: PlaceHold,
    private readonly contacts: CustomerContacts,
    private readonly permit: RentingPermit,
    private readonly catalogue: FleetCatalogue,
    private readonly cards: CarCards,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly codes: DeskCodes,
    private readonly audit: Audit,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @returns The id of the desk rental. */
  send(by: Caller, request: DeskRentalRequest, once: OnceKey | null): Promise<string> {
    return this.placeHold.whileOpen(request.customerId, request, () =>
      this.idempotency.run(once, (manager) => this.work(manager, by, request)),
    );
  }

  private async work(manager: EntityManager, by: Caller, request: DeskRentalRequest): Promise<string> {
    const { email, language } = await this.contacts.of(manager, request.customerId);
    // No lock is needed: the confirmation checks again under the lock.
    await this.permit.check(request.customerId);
    const price = this.catalogue.price(request.carId);
    if (!price) throw notOnOffer();
    const { rules, fare: fareRules } = this.settings.current;
    const problem = refusePeriod(request, rules, await this.clock.in(manager));
    if (problem) throw refuseFields(problem);
    const fare = describedFare(price, request, request.action, fareRules);
    const terms = termsInForce(this.settings.current);
    requireExpected({ fare, ...terms }, request);

    const id = randomUUID();
    await manager.query(
      ...named(
        `INSERT INTO desk_rentals (id, staff_id, customer_id, car_id, action, from_date, to_date, pickup_time, drop_time,
                                   total_paise, terms_version)
         VALUES (:id, :staffId, :customerId, :carId, :action, :fromDate, :toDate, :pickupTime, :dropTime,
                 :total, :termsVersion)`,
        {
          id,
          staffId: by.id,
          customerId: request.customerId,
          carId: request.carId,
          action: request.action,
          fromDate: request.fromDate,
          toDate: request.toDate,
          pickupTime: request.pickupTime,
          dropTime: request.dropTime,
          total: fare.total,
          termsVersion: termsVersion(terms),
        },
      ),
    );
    const carName = await this.cards.nameOf(request.carId);
    await this.codes.send(manager, { id, email, address: by.address }, (code) =>
      deskCodeMessage(code, request, {
        carName,
        total: fare.total,
        site: this.environment.publicUrl,
        language,
      }),
    );
    await this.audit.record(manager, by, {
      action: 'send-desk-code',
      subject: 'customer',
      subjectId: request.customerId,
      after: { deskRental: id, action: request.action, carId: request.carId, total: fare.total },
    });
    return id;
  }
}
