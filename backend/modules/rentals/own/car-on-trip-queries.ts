import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import { noSuchRental } from '../lock-rental.js';
import { MoveRental } from '../move-rental.js';

/** Finds the car of a customer's current trip. */
@Injectable()
export class CarOnTripQueries {
  constructor(
    private readonly db: DataSource,
    private readonly moves: MoveRental,
  ) {}

  /** @throws Refusal 1002 if the customer has no such rental, 1015 unless it is on trip */
  async carOf(customerId: number, reference: string): Promise<number> {
    const [rental] = await this.db.query<{ id: number; status: RentalStatus; carId: number }[]>(
      'SELECT id, status, car_id AS "carId" FROM rentals WHERE reference = $1 AND customer_id = $2',
      [reference, customerId],
    );
    if (!rental) throw noSuchRental('ANY');
    if (rental.status !== 'ON_TRIP') throw await this.moves.wrongState(this.db.manager, rental, 'customer');
    return rental.carId;
  }
}
