import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuse } from '../../../platform/http/refusal.js';
import type { HoldFacts } from './hold.presenter.js';

const SELECT = `
  SELECT h.id, h.reference, h.car_id AS "carId", h.action, h.fare, h.charges, h.cancellation, h.expires_at AS "expiresAt", h.extended,
         h.from_date::text AS "fromDate", h.to_date::text AS "toDate", h.pickup_time AS "pickupTime", h.drop_time AS "dropTime",
         CASE WHEN h.state = 'LIVE' AND h.expires_at <= app_now() THEN 'EXPIRED' ELSE h.state END AS state,
         h.extended AS "paymentSubmitted", app_now() AS now
    FROM holds h`;

export type FoundHold = HoldFacts & { extended: boolean };

/** Finds holds in the caller's transaction. */
@Injectable()
export class FindHolds {
  /** @throws Refusal 1002 if the customer has no such hold. */
  async findById(manager: EntityManager, customerId: number, holdId: string): Promise<FoundHold> {
    const [hold] = await manager.query<FoundHold[]>(`${SELECT} WHERE h.id = $1 AND h.customer_id = $2`, [
      holdId,
      customerId,
    ]);
    if (!hold) throw refuse('NOT_FOUND', messageOf(calendarMessages, 'notHeld'));
    return hold;
  }

  /** Returns the newest live hold for the action; null if there is none. */
  async newestLive(
    manager: EntityManager,
    customerId: number,
    action: FoundHold['action'],
  ): Promise<FoundHold | null> {
    const [hold] = await manager.query<FoundHold[]>(
      `${SELECT} WHERE h.customer_id = $1 AND h.action = $2 AND h.state = 'LIVE' AND h.expires_at > app_now()
        ORDER BY h.created_at DESC LIMIT 1`,
      [customerId, action],
    );
    return hold ?? null;
  }

  /** True if a hold in any state has this reference. */
  async hasReference(manager: EntityManager, reference: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>('SELECT FROM holds WHERE reference = $1', [reference]);
    return rows.length > 0;
  }

  /** Returns the ids of the customer's live holds of all cars. */
  async liveIds(manager: EntityManager, customerId: number): Promise<string[]> {
    const live = await this.liveOf(manager, customerId);
    return live.map(({ id }) => id);
  }

  liveOf(manager: EntityManager, customerId: number): Promise<FoundHold[]> {
    return manager.query<FoundHold[]>(
      `${SELECT} WHERE h.customer_id = $1 AND h.state = 'LIVE' AND h.expires_at > app_now()`,
      [customerId],
    );
  }
}
