import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaleRead } from '../../../platform/database/unit-of-work.js';
import type { HoldsOfCustomer } from '../../customers/index.js';
import { lockCarRow } from '../../fleet/index.js';
import { ReleaseHold } from './release-hold.js';

/** Releases all live holds of a customer in the caller's transaction. */
@Injectable()
export class ReleaseHoldsOfCustomer implements HoldsOfCustomer {
  constructor(private readonly holds: ReleaseHold) {}

  async lockCars(manager: EntityManager, customerId: number): Promise<number[]> {
    const held = await this.holds.liveOf(manager, customerId);
    const cars = [...new Set(held.map(({ carId }) => carId))].sort((a, b) => a - b);
    for (const id of cars) await manager.query(lockCarRow('$1'), [id]);
    return cars;
  }

  async release(manager: EntityManager, customerId: number, cars: readonly number[]): Promise<void> {
    const held = await this.holds.liveOf(manager, customerId);
    if (held.some(({ carId }) => !cars.includes(carId)))
      throw new StaleRead('The customer has held another car in the meantime.');
    for (const { id } of held) await this.holds.releaseInTransaction(manager, customerId, id);
  }
}
