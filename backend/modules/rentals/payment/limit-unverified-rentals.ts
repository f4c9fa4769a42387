import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { OpenHold, TooManyOpenData, UnverifiedRental } from '../../../contract/rentals/rentals.js';
import { named } from '../../../platform/database/named.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { CheckFurtherHold, FurtherHold } from '../../calendar/index.js';
import { CarCards } from '../../fleet/index.js';
import { isPaymentVerified } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';

type OpenRental = Omit<UnverifiedRental, 'carName'> & { carId: number };

/** SQL: the rentals `r` of `:customerId` whose payment is not verified yet. */
const UNVERIFIED = `
  FROM rentals r
 WHERE r.customer_id = :customerId AND r.status IN ('PENDING', 'CONFIRMED', 'ON_TRIP')
   AND NOT ${isPaymentVerified('r.id')}`;

/** SQL: the number of these rentals, for the statement that adds one under the customer's lock. */
export const UNVERIFIED_RENTALS = `(SELECT count(*) ${UNVERIFIED})`;

/** Limits the number of rentals per customer whose payment is not verified yet. */
@Injectable()
export class LimitUnverifiedRentals implements CheckFurtherHold {
  constructor(
    private readonly cars: CarCards,
    private readonly settings: Settings,
  ) {}

  /** Checks the limit at the hold, so that no customer pays for a rental that would be refused. */
  requireFurtherHold(manager: EntityManager, { customerId, openHolds }: FurtherHold): Promise<void> {
    return this.requireBelowLimit(manager, customerId, openHolds);
  }

  /**
   * For a command that holds the customer's lock, before it places a rental.
   * @throws Refusal 1020 with what is open.
   */
  requireAnother(manager: EntityManager, customerId: number): Promise<void> {
    return this.requireBelowLimit(manager, customerId, []);
  }

  private async requireBelowLimit(
    manager: EntityManager,
    customerId: number,
    holds: OpenHold[],
  ): Promise<void> {
    const limit = this.settings.current.rules.maxUnverifiedRentals;
    const rentals = await this.unverified(manager, customerId);
    if (rentals.length + holds.length < limit) return;
    const data: TooManyOpenData = { limit, holds, rentals };
    throw refuse('TOO_MANY_OPEN', messageOf(rentalsMessages, 'tooManyUnverified', { limit }), data);
  }

  private async unverified(manager: EntityManager, customerId: number): Promise<UnverifiedRental[]> {
    const rentals = await manager.query<OpenRental[]>(
      ...named(
        `SELECT r.id, r.kind, r.reference, r.car_id AS "carId", r.from_date::text AS "fromDate", r.to_date::text AS "toDate"
         ${UNVERIFIED} ORDER BY r.id`,
        { customerId },
      ),
    );
    return Promise.all(
      rentals.map(async ({ carId, ...rental }) => ({ ...rental, carName: await this.cars.nameOf(carId) })),
    );
  }
}
