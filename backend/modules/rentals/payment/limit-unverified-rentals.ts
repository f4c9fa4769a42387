import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { OpenHold, TooManyOpenData, UnverifiedRental } from '../../../contract/rentals/rentals.js';
import { refuse } from '../../../platform/http/refusal.js';
import { type FurtherHold, type HoldCheck, HoldChecks } from '../../calendar/index.js';
import { CarCards } from '../../fleet/index.js';
import { RentalPayments } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';

type OpenRental = Omit<UnverifiedRental, 'carName'> & { carId: number };

/** Limits how many rentals of one customer wait for somebody to verify their payment. */
@Injectable()
export class LimitUnverifiedRentals implements OnModuleInit, HoldCheck {
  constructor(
    private readonly holdChecks: HoldChecks,
    private readonly payments: RentalPayments,
    private readonly cars: CarCards,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.holdChecks.add(this);
  }

  /** A hold is to become such a rental: refused already here, so that nobody pays for what they may not rent. */
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
    const open = await manager.query<OpenRental[]>(
      `SELECT id, kind, reference, car_id AS "carId", from_date::text AS "fromDate", to_date::text AS "toDate"
         FROM rentals WHERE customer_id = $1 AND status IN ('PENDING', 'CONFIRMED', 'ON_TRIP') ORDER BY id`,
      [customerId],
    );
    const payments = await this.payments.of(
      manager,
      open.map(({ id }) => id),
    );
    const verified = new Set(
      payments.filter(({ status }) => status === 'VERIFIED').map(({ rentalId }) => rentalId),
    );
    return Promise.all(
      open
        .filter(({ id }) => !verified.has(id))
        .map(async ({ carId, ...rental }) => ({ ...rental, carName: await this.cars.nameOf(carId) })),
    );
  }
}
