import { Injectable } from '@nestjs/common';
import type { RentalCar } from '../../../contract/rentals.js';
import { FleetCatalogue } from './fleet-catalogue.js';
import { toRentalCar } from './vehicle.presenter.js';

/** Cars as they are shown inside bookings and reservations; retired ones too, because rentals outlive them. */
@Injectable()
export class CarCards {
  constructor(private readonly catalogue: FleetCatalogue) {}

  /** Ids that no car ever had are missing in the answer. */
  async of(ids: readonly number[]): Promise<Map<number, RentalCar>> {
    // A car that another process attached a moment ago may not have arrived here yet.
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
    const { carName, carModel } = (await this.of([id])).get(id)!;
    return `${carName} ${carModel}`;
  }
}
