import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { OpenHold, TooManyOpenData } from '../../../contract/rentals/rentals.js';
import { refuse } from '../../../platform/http/refusal.js';
import { CarCards } from '../../fleet/index.js';
import { Settings } from '../../settings/index.js';
import { HoldChecks } from './hold-checks.js';

/** Limits how many cars one customer holds at a time, so that nobody takes the whole fleet without paying. */
@Injectable()
export class LimitHolds {
  constructor(
    private readonly settings: Settings,
    private readonly checks: HoldChecks,
    private readonly cars: CarCards,
  ) {}

  /**
   * For a command that holds the customer's lock, before it places a hold that replaces none.
   * @throws Refusal 1020 with what is open.
   */
  async requireAnother(manager: EntityManager, customerId: number): Promise<void> {
    const openHolds = await this.open(manager, customerId);
    const limit = this.settings.current.rules.maxOpenHolds;
    if (openHolds.length >= limit) {
      const data: TooManyOpenData = { limit, holds: openHolds, rentals: [] };
      throw refuse('TOO_MANY_OPEN', messageOf(calendarMessages, 'tooManyHolds', { limit }), data);
    }
    await this.checks.run(manager, { customerId, openHolds });
  }

  private async open(manager: EntityManager, customerId: number): Promise<OpenHold[]> {
    const rows = await manager.query<(Omit<OpenHold, 'carName' | 'expiresAt'> & { expiresAt: Date })[]>(
      `SELECT h.id AS "holdId", h.reference, h.car_id AS "carId", h.from_date::text AS "fromDate", h.to_date::text AS "toDate", h.expires_at AS "expiresAt"
         FROM holds h
        WHERE h.customer_id = $1 AND h.state = 'LIVE' AND h.expires_at > app_now() ORDER BY h.created_at, h.id`,
      [customerId],
    );
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        carName: await this.cars.nameOf(row.carId),
        expiresAt: row.expiresAt.toISOString(),
      })),
    );
  }
}
