import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { computeFare } from '../../contract/fare.js';
import { refusePeriod, type RentalWindow } from '../../contract/rental-period.js';
import type { Hold, HoldRequest } from '../../contract/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency.js';
import { refuseFields } from '../../platform/http/refusal.js';
import { RentingPermit } from '../customers/index.js';
import { LockCar } from '../fleet/index.js';
import { Settings } from '../settings/index.js';
import { toHold } from './hold.presenter.js';
import { newReference } from './reference.js';
import { requireTerms, sameWindow } from './rental.rules.js';
import { meansTaken, Slots, SlotTaken, takenRefusal } from './slot.js';
import { WhatElseIsFree } from './what-else-is-free.js';

/** Takes a car for a few minutes while the customer pays. */
@Injectable()
export class PlaceHold {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly permit: RentingPermit,
    private readonly lockCar: LockCar,
    private readonly slots: Slots,
    private readonly settings: Settings,
    private readonly whatElse: WhatElseIsFree,
  ) {}

  place(by: Caller, asked: HoldRequest, once: OnceKey | null): Promise<Hold> {
    requireTerms(asked.agreedToTerms);
    return this.whileOpen(by.id, asked, () =>
      this.idempotency.run(once, (manager) => this.within(manager, by.id, asked)),
    );
  }

  /** Runs what claims the car for this customer. @throws Refusal 1012 with what else is free. */
  async whileOpen<T>(
    customerId: number,
    asked: RentalWindow & { carId: number },
    claim: () => Promise<T>,
  ): Promise<T> {
    try {
      await this.slots.requireOpen(asked.carId, customerId, this.slots.rangeOf(asked));
      return await claim();
    } catch (error) {
      if (meansTaken(error)) throw takenRefusal(await this.whatElse.instead(asked.carId, asked));
      throw error;
    }
  }

  /** For who has a transaction already; it runs within {@link whileOpen}. */
  async within(manager: EntityManager, customerId: number, asked: HoldRequest): Promise<Hold> {
    const { rules, fare: fareRules, upi } = this.settings.current;
    const car = await this.lockCar.lock(manager, asked.carId);
    await this.permit.require(manager, customerId);
    const problem = refusePeriod(asked, rules, car.now);
    if (problem) throw refuseFields(problem);

    const range = this.slots.rangeOf(asked);
    const { ownHold, taken } = await this.slots.inspect(manager, car.id, customerId, range);
    if (ownHold && ownHold.action === asked.action && sameWindow(ownHold, asked)) {
      const paid = ownHold.extended;
      return toHold({ ...ownHold, carId: car.id, state: 'LIVE', paymentSubmitted: paid, now: car.now }, upi);
    }
    if (taken) throw new SlotTaken();

    const hold = {
      ...asked,
      id: randomUUID(),
      reference: newReference(),
      fare: computeFare(car, asked, asked.action, fareRules),
    };
    const expiresAt = await this.insert(manager, customerId, hold, range, ownHold?.id ?? null);
    return toHold({ ...hold, expiresAt, state: 'LIVE', paymentSubmitted: false, now: car.now }, upi);
  }

  /** Another window of the same car replaces the customer's earlier hold. */
  private async insert(
    manager: EntityManager,
    customerId: number,
    hold: Pick<Hold, 'reference'> & HoldRequest & { id: string; fare: ReturnType<typeof computeFare> },
    range: string,
    replacedId: string | null,
  ): Promise<Date> {
    if (replacedId) {
      await manager.query(
        `WITH released AS (UPDATE holds SET state = 'RELEASED' WHERE id = $1)
         DELETE FROM occupancies WHERE hold_id = $1`,
        [replacedId],
      );
    }
    const [row] = await manager.query<{ expires_at: Date }[]>(
      `WITH hold AS (
         INSERT INTO holds (id, reference, customer_id, car_id, action, from_date, to_date, pickup_time, drop_time,
                            fare, total_paise, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, app_now() + make_interval(mins => $12))
         RETURNING id, car_id, expires_at
       )
       INSERT INTO occupancies (car_id, during, hold_id, expires_at)
       SELECT car_id, $13::tstzrange, id, expires_at FROM hold
       RETURNING expires_at`,
      [
        hold.id,
        hold.reference,
        customerId,
        hold.carId,
        hold.action,
        hold.fromDate,
        hold.toDate,
        hold.pickupTime,
        hold.dropTime,
        hold.fare,
        hold.fare.total,
        this.settings.current.rules.holdMinutes,
        range,
      ],
    );
    return row!.expires_at;
  }
}
