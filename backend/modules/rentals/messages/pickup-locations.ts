import { Injectable } from '@nestjs/common';
import { defined } from '../../../contract/defined.js';
import { type PickupDirections, pickupDirectionsOf } from '../../../contract/directions.js';
import { CarCards } from '../../fleet/index.js';
import { Settings } from '../../settings/index.js';

/** Reads the pickup location for messages to the customer, with directions. */
@Injectable()
export class PickupLocations {
  constructor(
    private readonly cars: CarCards,
    private readonly settings: Settings,
  ) {}

  async directionsFor({ carId }: { carId: number }): Promise<PickupDirections> {
    const { location } = defined((await this.cars.findByIds([carId])).get(carId), 'car');
    return pickupDirectionsOf(location, this.settings.current);
  }
}
