import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FuelType, VehicleType } from '../../contract/fleet/vehicles.js';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Paise } from '../../contract/money.js';
import { refuse } from '../../platform/http/refusal.js';

export interface LockedCar {
  id: number;
  carName: string;
  carModel: string;
  vehicleType: VehicleType;
  fuelType: FuelType;
  costPerDay: Paise;
  costPerHour: Paise;
  retired: boolean;
  /** The database's time at the start of the transaction. */
  now: Date;
}

/** SQL: locks a car's row and returns it as a {@link LockedCar}. */
export const lockCarRow = (carId: string): string =>
  `SELECT id, car_name AS "carName", car_model AS "carModel", vehicle_type AS "vehicleType", fuel_type AS "fuelType",
          cost_per_day_paise AS "costPerDay", cost_per_hour_paise AS "costPerHour",
          retired_at IS NOT NULL AS retired, app_now() AS now
     FROM cars WHERE id = ${carId} FOR NO KEY UPDATE`;

export const notOnOffer = (): Error => refuse('NOT_FOUND', messageOf(fleetMessages, 'notFound'));

/** Locks a car's row until the end of the transaction, so that commands about one car run in sequence. */
@Injectable()
export class LockCar {
  /** @throws Refusal 1002 for a car that is not on offer. */
  async lock(manager: EntityManager, carId: number): Promise<LockedCar> {
    const car = await this.lockEvenRetired(manager, carId);
    if (car.retired) throw notOnOffer();
    return car;
  }

  /**
   * Also locks retired cars, for commands about claims from before the retirement.
   * @throws Refusal 1002 for an unknown car.
   */
  async lockEvenRetired(manager: EntityManager, carId: number): Promise<LockedCar> {
    const [car] = await manager.query<LockedCar[]>(lockCarRow('$1'), [carId]);
    if (!car) throw notOnOffer();
    return car;
  }
}
