import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Checks whether another claim overlaps a time range of a car. */
@Injectable()
export class TakenTimeQueries {
  constructor(private readonly db: DataSource) {}

  /**
   * Ignores the part of a block that is over.
   * @param rentalId The rental whose own claim is ignored.
   */
  async isTaken(carId: number, range: string, rentalId: number): Promise<boolean> {
    const rows = await this.db.query<unknown[]>(
      `SELECT FROM taken_times WHERE car_id = $1 AND during && $2::tstzrange AND rental_id IS DISTINCT FROM $3
          AND (num_nonnulls(rental_id, hold_id) > 0 OR upper(during * $2::tstzrange) > app_now()) LIMIT 1`,
      [carId, range, rentalId],
    );
    return rows.length > 0;
  }
}
