import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import { refuse } from '../../platform/http/refusal.js';

export interface LockedCar {
  id: number;
  carName: string;
  carModel: string;
  costPerDay: Paise;
  costPerHour: Paise;
  /** The database's time, at the start of the transaction. */
  now: Date;
}

/** Takes a car's row until the end of the transaction: whoever wants the same car waits here, in a queue. */
@Injectable()
export class LockCar {
  async lock(manager: EntityManager, carId: number): Promise<LockedCar> {
    const [car] = await manager.query<LockedCar[]>(
      `SELECT id, car_name AS "carName", car_model AS "carModel",
              cost_per_day_paise AS "costPerDay", cost_per_hour_paise AS "costPerHour",
              app_now() AS now
         FROM cars WHERE id = $1 AND retired_at IS NULL FOR NO KEY UPDATE`,
      [carId],
    );
    if (!car) throw refuse('NOT_FOUND', 'No car details found.');
    return car;
  }
}
