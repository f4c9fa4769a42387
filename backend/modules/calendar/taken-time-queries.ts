import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Checks whether another claim overlaps a time range of a car. */
@Injectable()
export class TakenTimeQueries {
  constructor(private readonly db: DataSource) {}

  /** @param rentalId The rental whose own claim is ignored. */
  async isTaken(carId: number, range: string, rentalId: number): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      `SELECT FROM taken_times WHERE car_id = $1 AND during && $2::tstzrange AND rental_id IS DISTINCT FROM $3 LIMIT 1`,
      [carId, range, rentalId],
    );
    return rows.length > 0;
  }
}
