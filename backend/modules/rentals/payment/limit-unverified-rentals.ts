import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { OpenHold, TooManyOpenData, UnverifiedRental } from '../../../contract/rentals/rentals.js';
import { named } from '../../../platform/database/named.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { CheckFurtherHold, FurtherHold, OwnHold } from '../../calendar/index.js';
import { LimitUnprovenCars, type LockedCustomer } from '../../customers/index.js';
import { CarCards } from '../../fleet/index.js';
import { isPaymentVerified } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';

type OpenRental = Omit<UnverifiedRental, 'carName'> & { carId: number };

/** SQL: the rentals `r` of `:customerId` whose payment is not verified yet. */
const UNVERIFIED = `
  FROM rentals r
 WHERE r.customer_id = :customerId AND r.status IN ('PENDING', 'CONFIRMED', 'ON_TRIP')
   AND NOT ${isPaymentVerified('r.id')}`;

/** SQL: the maximum number of such rentals of the customer. */
const LIMIT = `CASE WHEN :unprovenMax::int < :maxUnverified::int AND is_unproven(:customerId::int) THEN :unprovenMax::int ELSE :maxUnverified::int END`;

/** SQL: true if the customer may have another such rental, for the statement that adds it under the customer's lock. */
export const MAY_HAVE_ANOTHER = `(SELECT count(*) ${UNVERIFIED}) < ${LIMIT}`;

/** Limits the number of rentals per customer whose payment is not verified yet. */
@Injectable()
export class LimitUnverifiedRentals implements CheckFurtherHold {
  constructor(
    private readonly cars: CarCards,
    private readonly settings: Settings,
    private readonly unprovenCars: LimitUnprovenCars,
  ) {}

  /** Checks the limit at the hold, so that no customer pays for a rental that would be refused. */
  async requireFurtherHold(manager: EntityManager, { customer, openHolds }: FurtherHold): Promise<void> {
    await this.requireBelowLimit(manager, customer.id, openHolds);
    await this.unprovenCars.requireAnother(manager, customer);
  }

  /** Checks the car limit of a new rental without a hold. A hold was checked when it was placed. */
  async requireRoom(manager: EntityManager, customer: LockedCustomer, hold: OwnHold | null): Promise<void> {
    if (!hold) await this.unprovenCars.requireAnother(manager, customer);
  }

  /**
   * Checks the limit before a command places a rental. The caller must hold the customer's lock.
   * @throws Refusal 1020 with the open rentals.
   */
  requireAnother(manager: EntityManager, customerId: number): Promise<void> {
    return this.requireBelowLimit(manager, customerId, []);
  }

  private async requireBelowLimit(
    manager: EntityManager,
    customerId: number,
    holds: OpenHold[],
  ): Promise<void> {
    const { limit, rentals } = await this.unverified(manager, customerId);
    if (rentals.length + holds.length < limit) return;
    const data: TooManyOpenData = { limit, holds, rentals };
    throw refuse('TOO_MANY_OPEN', messageOf(rentalsMessages, 'tooManyUnverified', { limit }), data);
  }

  private async unverified(
    manager: EntityManager,
    customerId: number,
  ): Promise<{ limit: number; rentals: UnverifiedRental[] }> {
    const { rules } = this.settings.current;
    // Never null: limit, rentals. A setting, and a list.
    const [row] = await manager.query<[{ limit: number; rentals: OpenRental[] }]>(
      ...named(
        `SELECT ${LIMIT} AS "limit",
                (SELECT coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'reference', r.reference, 'carId', r.car_id,
                          'fromDate', r.from_date, 'toDate', r.to_date) ORDER BY r.id), '[]') ${UNVERIFIED}) AS rentals`,
        { customerId, maxUnverified: rules.maxUnverifiedRentals, unprovenMax: rules.unprovenMaxRentals },
      ),
    );
    const rentals = await Promise.all(
      row.rentals.map(async ({ carId, ...rental }) => ({
        ...rental,
        carName: await this.cars.nameOf(carId),
      })),
    );
    return { limit: row.limit, rentals };
  }
}
