import { Injectable } from '@nestjs/common';
import type { Paise } from '../../../contract/money.js';
import { TakenCars } from '../taken-cars.js';
import { FleetCatalogue } from './fleet-catalogue.js';
import { smallestPicture } from './vehicle.presenter.js';

export interface SimilarCar {
  id: number;
  carName: string;
  carModel: string;
  costPerDay: Paise;
  imageUrl: string | null;
}

/** Finds alternatives to a car. */
@Injectable()
export class SimilarCars {
  constructor(
    private readonly catalogue: FleetCatalogue,
    private readonly takenCars: TakenCars,
  ) {}

  /**
   * Returns the cars that are free in `range` (a `tstzrange` with its buffer): the same type first, then by nearest
   * price.
   */
  async free(carId: number, range: string, limit: number): Promise<SimilarCar[]> {
    const { records, offers } = this.catalogue.current;
    const original = records.get(carId)?.car;
    if (!original) return [];
    const taken = await this.takenCars.findInRange(range);
    const distance = (offer: (typeof offers)[number]): number =>
      Math.abs(offer.record.car.costPerDayPaise - original.costPerDayPaise) +
      (offer.record.car.vehicleType === original.vehicleType ? 0 : Number.MAX_SAFE_INTEGER / 2);
    return offers
      .filter(({ record }) => record.car.id !== carId && !taken.has(record.car.id))
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, limit)
      .map(({ record }) => ({
        id: record.car.id,
        carName: record.car.carName,
        carModel: record.car.carModel,
        costPerDay: record.car.costPerDayPaise,
        imageUrl: smallestPicture(record),
      }));
  }
}
