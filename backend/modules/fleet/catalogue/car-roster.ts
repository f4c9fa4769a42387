import { Injectable } from '@nestjs/common';
import { FleetCatalogue } from './fleet-catalogue.js';

/** A car in the console's lists. */
export interface RosterCar {
  id: number;
  carName: string;
  carModel: string;
  plate: string | null;
  location: string;
  retired: boolean;
}

/** All cars, including retired ones, in the order of their names. */
@Injectable()
export class CarRoster {
  constructor(private readonly catalogue: FleetCatalogue) {}

  all(): RosterCar[] {
    return [...this.catalogue.current.records.values()]
      .map(({ car }) => ({
        id: car.id,
        carName: car.carName,
        carModel: car.carModel,
        plate: car.plate,
        location: car.location,
        retired: car.retiredAt !== null,
      }))
      .sort(
        (a, b) =>
          a.carName.localeCompare(b.carName, 'en') ||
          a.carModel.localeCompare(b.carModel, 'en') ||
          a.id - b.id,
      );
  }
}
