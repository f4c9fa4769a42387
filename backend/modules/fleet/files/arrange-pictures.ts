import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/access.js';
import { FileStorage } from '../../../platform/files/index.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { CarImageRow } from './car-image.entity.js';
import { keysOf } from './car-pictures.js';
import { ChangeCar, type CarAsSeen } from '../change-car.js';

/** Puts a car's pictures in another order, and takes away those that are not named. */
@Injectable()
export class ArrangePictures {
  constructor(
    private readonly changeCar: ChangeCar,
    private readonly storage: FileStorage,
  ) {}

  /** @throws Refusal 1001 when one of them is no picture of this car. */
  async arrange(by: Caller, seen: CarAsSeen, wanted: readonly string[]): Promise<void> {
    let gone: CarImageRow[] = [];
    await this.changeCar.run(by, seen, null, async (manager, { id: carId }) => {
      const rows = await manager.find(CarImageRow, { where: { carId }, order: { position: 'ASC' } });
      const before = rows.map(({ id }) => id);
      gone = [];
      if (wanted.some((id) => !before.includes(id)))
        throw refuseFields({
          field: 'images',
          message: 'One of these pictures does not belong to this car.',
        });
      if (before.join() === wanted.join()) return null;
      gone = rows.filter(({ id }) => !wanted.includes(id));
      await manager.query('DELETE FROM car_images WHERE car_id = $1 AND id <> ALL ($2::uuid[])', [
        carId,
        wanted,
      ]);
      // Places are unique: they are all vacated before they are given out anew.
      await manager.query('UPDATE car_images SET position = -1 - position WHERE car_id = $1', [carId]);
      await manager.query(
        `UPDATE car_images SET position = place - 1 FROM unnest($2::uuid[]) WITH ORDINALITY AS asked (id, place)
          WHERE car_images.id = asked.id AND car_id = $1`,
        [carId, wanted],
      );
      return { action: 'arrange-pictures', before: { pictures: before }, after: { pictures: wanted } };
    });
    await this.storage.discard(gone.flatMap(keysOf));
  }
}
