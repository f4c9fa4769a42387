import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { OpenHold, TooManyOpenData } from '../../../contract/rentals/rentals.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { LockedCustomer } from '../../customers/index.js';
import { CarCards } from '../../fleet/index.js';
import { Settings } from '../../settings/index.js';
import type { OtherHold } from '../car-calendar.js';
import { CheckFurtherHold } from './check-further-hold.js';

/** Limits the number of cars that one customer holds, so that one customer cannot block the whole fleet without paying. */
@Injectable()
export class LimitHolds {
  constructor(
    private readonly settings: Settings,
    private readonly check: CheckFurtherHold,
    private readonly cars: CarCards,
  ) {}

  /**
   * Call this before placing an additional hold. The caller must hold the customer's lock.
   * @throws Refusal 1020 with the open holds.
   */
  async requireAnother(manager: EntityManager, customer: LockedCustomer, others: OtherHold[]): Promise<void> {
    const openHolds = await this.named(others);
    const limit = await this.limitOf(manager, customer, openHolds.length);
    if (openHolds.length >= limit) {
      const data: TooManyOpenData = { limit, holds: openHolds, rentals: [] };
      throw refuse('TOO_MANY_OPEN', messageOf(calendarMessages, 'tooManyHolds', { limit }), data);
    }
    await this.check.requireFurtherHold(manager, { customer, openHolds });
  }

  /** Queries whether the customer is unproven only if the result depends on it. */
  private async limitOf(
    manager: EntityManager,
    { id, approval }: LockedCustomer,
    open: number,
  ): Promise<number> {
    const { maxOpenHolds, unprovenMaxHolds } = this.settings.current.rules;
    if (approval === 'APPROVED' || open < unprovenMaxHolds || open >= maxOpenHolds) return maxOpenHolds;
    const [customer] = await manager.query<{ isUnproven: boolean }[]>(
      'SELECT is_unproven($1) AS "isUnproven"',
      [id],
    );
    return defined(customer, 'customer').isUnproven ? unprovenMaxHolds : maxOpenHolds;
  }

  private named(holds: OtherHold[]): Promise<OpenHold[]> {
    return Promise.all(holds.map(async (hold) => ({ ...hold, carName: await this.cars.nameOf(hold.carId) })));
  }
}
