import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DeskRentalRequest } from '../../contract/rentals/desk-rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import type { Environment } from '../../platform/config/environment.js';
import { ENVIRONMENT } from '../../platform/config/environment.token.js';
import { named } from '../../platform/database/named.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { Audit } from '../audit/index.js';
import { ClaimOpenSlot } from '../calendar/index.js';
import { CustomerContacts } from '../customers/index.js';
import { ConfirmingCodes } from '../login/index.js';
import { termsVersion } from '../settings/index.js';
import { deskCodeMessage } from './messages/desk-rental.messages.js';
import { QuoteDeskRental } from './quote-desk-rental.js';

/** Stores the prepared rental and sends its code to the customer. Does not hold the car yet. */
@Injectable()
export class SendDeskCode {
  constructor(
    private readonly openSlot: ClaimOpenSlot,
    private readonly idempotency: Idempotency,
    private readonly quotes: QuoteDeskRental,
    private readonly contacts: CustomerContacts,
    private readonly codes: ConfirmingCodes,
    private readonly audit: Audit,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @returns The id of the desk rental. */
  send(by: Caller, request: DeskRentalRequest, once: OnceKey | null): Promise<string> {
    return this.openSlot.run(request.customerId, request, () =>
      this.idempotency.run(once, (manager) => this.work(manager, by, request)),
    );
  }

  private async work(manager: EntityManager, by: Caller, request: DeskRentalRequest): Promise<string> {
    const { email, language } = await this.contacts.findById(manager, request.customerId);
    const { fare, terms, carName } = await this.quotes.quote(manager, request);
    const id = randomUUID();
    await this.codes.send(manager, { purpose: 'DESK', id, email, ipAddress: by.address }, (code) =>
      deskCodeMessage(code, request, {
        carName,
        fare,
        site: this.environment.publicUrl,
        language,
      }),
    );
    await this.contacts.requireAddress(manager, request.customerId, email);
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
    await this.audit.record(manager, by, {
      action: 'send-desk-code',
      subject: 'customer',
      subjectId: request.customerId,
      after: { deskRental: id, action: request.action, carId: request.carId, total: fare.total },
    });
    return id;
  }
}
