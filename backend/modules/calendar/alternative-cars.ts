import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toRupees } from '../../contract/money.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import type { TakenData } from '../../contract/rentals/rentals.js';
import { Clock } from '../../platform/clock/clock.js';
import { CoalescedQuery } from '../../platform/database/coalesced-query.js';
import { type SimilarCar, SimilarCars } from '../fleet/index.js';
import { Settings } from '../settings/index.js';
import { CarCalendar } from './car-calendar.js';
import { nextFreeStart, type TakenRange } from './next-free.rules.js';

const MAX_ALTERNATIVES = 3;

const toAlternative = (car: SimilarCar): TakenData['alternatives'][number] => ({
  id: car.id,
  carName: car.carName,
  carModel: car.carModel,
  costPerDay: toRupees(car.costPerDay),
  imageUrl: car.imageUrl,
});

/** Finds alternatives to a taken slot: the car's next free time, and similar cars that are free. */
@Injectable()
export class AlternativeCars {
  // Coalesced, because many requests can lose the same slot at the same time.
  private readonly lookUps = new CoalescedQuery<TakenData>();

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly calendar: CarCalendar,
    private readonly similarCars: SimilarCars,
  ) {}

  findFor(carId: number, window: RentalWindow): Promise<TakenData> {
    const key = [carId, window.fromDate, window.toDate, window.pickupTime, window.dropTime].join(' ');
    return this.lookUps.get(key, () => this.lookUp(carId, window));
  }

  private async lookUp(carId: number, window: RentalWindow): Promise<TakenData> {
    const [taken, similar] = await Promise.all([
      this.db.query<TakenRange[]>(
        `SELECT lower(during) AS "startsAt", upper(during) AS "endsAt" FROM taken_times
          WHERE car_id = $1 AND upper(during) > app_now()`,
        [carId],
      ),
      this.similarCars.free(carId, this.calendar.rangeOf(window), MAX_ALTERNATIVES),
    ]);
    return {
      nextFreeFrom: nextFreeStart(window, taken, this.settings.current.rules, this.clock.now()),
      alternatives: similar.map(toAlternative),
    };
  }
}
