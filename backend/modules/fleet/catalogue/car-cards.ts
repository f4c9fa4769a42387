import { Injectable } from '@nestjs/common';
import { defined } from '../../../contract/defined.js';
import type { RentalCar } from '../../../contract/rentals/rentals.js';
import { FleetCatalogue } from './fleet-catalogue.js';
import { toRentalCar } from './vehicle.presenter.js';

/** Returns cars to the presenters of rentals, including retired ones, because their rentals are still shown. */
@Injectable()
export class CarCards {
  constructor(private readonly catalogue: FleetCatalogue) {}

  /** Omits unknown ids. */
  async findByIds(ids: readonly number[]): Promise<Map<number, RentalCar>> {
    // Another process may have just attached a car that this process has not read yet.
    if (ids.some((id) => !this.catalogue.current.records.has(id))) await this.catalogue.renew();
    const cards = new Map<number, RentalCar>();
    for (const id of ids) {
      const record = this.catalogue.current.records.get(id);
      if (record && !cards.has(id)) cards.set(id, toRentalCar(record));
    }
    return cards;
  }

  /** Returns the name and model of an existing car. */
  async nameOf(id: number): Promise<string> {
    const { carName, carModel } = defined((await this.findByIds([id])).get(id), 'car');
    return `${carName} ${carModel}`;
  }
}
