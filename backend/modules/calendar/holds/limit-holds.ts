import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { OpenHold, TooManyOpenData } from '../../../contract/rentals/rentals.js';
import { refuse } from '../../../platform/http/refusal.js';
import { CarCards } from '../../fleet/index.js';
import { Settings } from '../../settings/index.js';
import type { OtherHold } from '../car-calendar.js';
import { CheckFurtherHold } from './check-further-hold.js';

/** Limits how many cars one customer holds at a time, so that nobody takes the whole fleet without paying. */
@Injectable()
export class LimitHolds {
  constructor(
    private readonly settings: Settings,
    private readonly check: CheckFurtherHold,
    private readonly cars: CarCards,
  ) {}

  /**
   * For a command that holds the customer's lock, before it places a hold that replaces none.
   * @throws Refusal 1020 with what is open.
   */
  async requireAnother(manager: EntityManager, customerId: number, others: OtherHold[]): Promise<void> {
    const openHolds = await this.named(others);
    const limit = this.settings.current.rules.maxOpenHolds;
    if (openHolds.length >= limit) {
      const data: TooManyOpenData = { limit, holds: openHolds, rentals: [] };
      throw refuse('TOO_MANY_OPEN', messageOf(calendarMessages, 'tooManyHolds', { limit }), data);
    }
    await this.check.requireFurtherHold(manager, { customerId, openHolds });
  }

  private named(holds: OtherHold[]): Promise<OpenHold[]> {
    return Promise.all(holds.map(async (hold) => ({ ...hold, carName: await this.cars.nameOf(hold.carId) })));
  }
}
