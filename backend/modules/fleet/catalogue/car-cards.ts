import { Injectable } from '@nestjs/common';
import { defined } from '../../../contract/defined.js';
import type { RentalCar } from '../../../contract/rentals/rentals.js';
import { FleetCatalogue } from './fleet-catalogue.js';
import { toRentalCar } from './vehicle.presenter.js';

/** Cars as they are shown inside bookings and reservations; retired ones too, because rentals outlive them. */
@Injectable()
export class CarCards {
  constructor(private readonly catalogue: FleetCatalogue) {}

  /** Unknown ids are missing in the result. */
  async of(ids: readonly number[]): Promise<Map<number, RentalCar>> {
    // A car that another process has just attached may not be in memory yet.
    if (ids.some((id) => !this.catalogue.current.records.has(id))) await this.catalogue.renew();
    const cards = new Map<number, RentalCar>();
    for (const id of ids) {
      const record = this.catalogue.current.records.get(id);
      if (record && !cards.has(id)) cards.set(id, toRentalCar(record));
    }
    return cards;
  }

  /** Name and model of a car that exists. */
  async nameOf(id: number): Promise<string> {
    const { carName, carModel } = defined((await this.of([id])).get(id), 'car');
    return `${carName} ${carModel}`;
  }
}
