import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import { carImageUrl } from './car-image-url.js';

export interface SimilarCar {
  id: number;
  carName: string;
  carModel: string;
  costPerDay: Paise;
  imageUrl: string | null;
}

/** Cars that would do instead of another one. */
@Injectable()
export class SimilarCars {
  constructor(private readonly db: DataSource) {}

  /** Those free in `range` (a tstzrange with its buffer): the same type first, then the nearest price. */
  async free(carId: number, range: string, most: number): Promise<SimilarCar[]> {
    const rows = await this.db.query<
      (Omit<SimilarCar, 'imageUrl'> & { imageId: string | null; widths: number[] | null })[]
    >(
      `SELECT c.id, c.car_name AS "carName", c.car_model AS "carModel", c.cost_per_day_paise AS "costPerDay",
              i.id AS "imageId", i.widths
         FROM cars wanted
         JOIN cars c ON c.id <> wanted.id AND c.retired_at IS NULL
         LEFT JOIN LATERAL (SELECT id, widths FROM car_images WHERE car_id = c.id ORDER BY position LIMIT 1) i ON true
        WHERE wanted.id = $1 AND c.id NOT IN (SELECT taken_cars($2::tstzrange))
        ORDER BY (c.vehicle_type = wanted.vehicle_type) DESC, abs(c.cost_per_day_paise - wanted.cost_per_day_paise), c.id
        LIMIT $3`,
      [carId, range, most],
    );
    return rows.map(({ imageId, widths, ...car }) => ({
      ...car,
      imageUrl: imageId && widths ? carImageUrl(car.id, imageId, widths[0]!) : null,
    }));
  }
}
