import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { CarCalendar } from '../car-calendar.js';
import { LockCarAndCustomer } from '../lock-car-and-customer.js';
import { FindHolds, type FoundHold } from './find-holds.js';

/** Ends a hold before its time. Idempotent. */
@Injectable()
export class ReleaseHold {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly carAndCustomer: LockCarAndCustomer,
    private readonly calendar: CarCalendar,
    private readonly holds: FindHolds,
  ) {}

  /** @throws Refusal 1002 if the customer has no such hold, 1015 if it became a rental. */
  async release(by: Caller, holdId: string): Promise<void> {
    await this.unitOfWork.run((manager) => this.releaseInTransaction(manager, by.id, holdId));
  }

  /**
   * Ends the live holds of a deleted account, each in its own transaction, because the car must be locked before the
   * customer.
   */
  async releaseAll(customerId: number): Promise<void> {
    const live = await this.unitOfWork.run((manager) => this.holds.liveIds(manager, customerId));
    for (const holdId of live)
      await this.unitOfWork.run((manager) => this.releaseInTransaction(manager, customerId, holdId));
  }

  /** The customer's live holds of all cars. */
  liveOf(manager: EntityManager, customerId: number): Promise<{ id: string; carId: number }[]> {
    return this.holds.liveOf(manager, customerId);
  }

  /**
   * Locks the car, then the customer. `check` reads the hold under the locks and throws to prevent the release.
   * @returns True if the hold was live until now.
   * @throws Refusal 1002 if the customer has no such hold, 1015 if it became a rental.
   */
  async releaseInTransaction(
    manager: EntityManager,
    customerId: number,
    holdId: string,
    check: (hold: FoundHold) => void = () => undefined,
  ): Promise<boolean> {
    const { carId } = await this.holds.findById(manager, customerId, holdId);
    const { car } = await this.carAndCustomer.lock(manager, carId, customerId, { evenErased: true });
    const hold = await this.holds.findById(manager, customerId, holdId);
    if (hold.state === 'RENTED') throw refuse('WRONG_STATE', messageOf(calendarMessages, 'alreadyRented'));
    check(hold);
    if (hold.state !== 'LIVE') return false;
    await this.calendar.releaseHold(manager, car, holdId);
    return true;
  }
}
