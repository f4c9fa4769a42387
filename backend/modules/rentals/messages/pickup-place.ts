import { Injectable } from '@nestjs/common';
import { defined } from '../../../contract/defined.js';
import { type PickupDirections, pickupPlaceOf } from '../../../contract/map-links.js';
import { CarCards } from '../../fleet/index.js';
import { Settings } from '../../settings/index.js';

/** Reads the pickup location for messages to the customer, with directions. */
@Injectable()
export class PickupPlace {
  constructor(
    private readonly cars: CarCards,
    private readonly settings: Settings,
  ) {}

  async of({ carId }: { carId: number }): Promise<PickupDirections> {
    const { location } = defined((await this.cars.of([carId])).get(carId), 'car');
    return pickupPlaceOf(location, this.settings.current);
  }
}
