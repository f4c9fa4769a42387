import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../../platform/auth/access.js';
import { StaleRead } from '../../../platform/database/unit-of-work.js';
import { ReleaseHold } from '../../calendar/index.js';
import type { OpenOfSuspended } from '../../customers/index.js';
import { lockCarRow } from '../../fleet/index.js';
import { RejectOpenPayments } from '../../payments/index.js';
import { LockRental } from '../lock-rental.js';
import { DeclineLocked } from './decline-locked.js';

interface Pending {
  id: number;
  carId: number;
}

/** Declines the pending rentals of a customer who is suspended, with a full refund, and releases the holds. */
@Injectable()
export class DeclinePending implements OpenOfSuspended {
  constructor(
    private readonly rentals: LockRental,
    private readonly declineLocked: DeclineLocked,
    private readonly payments: RejectOpenPayments,
    private readonly holds: ReleaseHold,
  ) {}

  async lockCars(manager: EntityManager, customerId: number): Promise<number[]> {
    const held = await this.holds.liveOf(manager, customerId);
    const pending = await this.pendingOf(manager, customerId);
    const cars = [...new Set([...held, ...pending].map(({ carId }) => carId))].sort((a, b) => a - b);
    for (const id of cars) await manager.query(lockCarRow('$1'), [id]);
    return cars;
  }

  async end(
    manager: EntityManager,
    by: Caller,
    { customerId, cars, reason }: { customerId: number; cars: readonly number[]; reason: string },
  ): Promise<string[]> {
    const held = await this.holds.liveOf(manager, customerId);
    const pending = await this.pendingOf(manager, customerId);
    if ([...held, ...pending].some(({ carId }) => !cars.includes(carId)))
      throw new StaleRead('The customer has got another car in the meantime.');
    const rentalIds = pending.map(({ id }) => id);
    await this.payments.ofCustomer(manager, by, { customerId, rentalIds, reason });
    const declined: string[] = [];
    for (const id of rentalIds) {
      const locked = await this.rentals.withCar(manager, id);
      await this.declineLocked.decline(manager, locked, { by, reason });
      declined.push(locked.rental.reference);
    }
    for (const { id } of held) await this.holds.releaseInTransaction(manager, customerId, id);
    return declined;
  }

  private pendingOf(manager: EntityManager, customerId: number): Promise<Pending[]> {
    return manager.query<Pending[]>(
      `SELECT id, car_id AS "carId" FROM rentals WHERE customer_id = $1 AND status = 'PENDING' ORDER BY id`,
      [customerId],
    );
  }
}
