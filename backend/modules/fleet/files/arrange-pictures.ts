import { Injectable } from '@nestjs/common';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { FileStorage } from '../../../platform/files/index.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { type CarVersion, ChangeCar } from '../change-car.js';
import { CarImageRow } from './car-image.entity.js';
import { keysOf } from './car-pictures.js';

/** Reorders a car's photos and removes those that are not listed. */
@Injectable()
export class ArrangePictures {
  constructor(
    private readonly changeCar: ChangeCar,
    private readonly storage: FileStorage,
  ) {}

  /** @throws Refusal 1001 if a photo does not belong to this car. */
  async arrange(by: Caller, expected: CarVersion, chosen: readonly string[]): Promise<void> {
    let removed: CarImageRow[] = [];
    await this.changeCar.run(by, expected, async (manager, { id: carId }) => {
      const rows = await manager.find(CarImageRow, { where: { carId }, order: { position: 'ASC' } });
      const before = rows.map(({ id }) => id);
      removed = [];
      if (chosen.some((id) => !before.includes(id)))
        throw refuseFields({
          field: 'images',
          message: messageOf(fleetMessages, 'foreignPicture'),
        });
      if (before.join() === chosen.join()) return null;
      removed = rows.filter(({ id }) => !chosen.includes(id));
      await manager.query('DELETE FROM car_images WHERE car_id = $1 AND id <> ALL ($2::uuid[])', [
        carId,
        chosen,
      ]);
      // Positions are unique, so all of them are moved out of the way before the new ones are set.
      await manager.query('UPDATE car_images SET position = -1 - position WHERE car_id = $1', [carId]);
      await manager.query(
        `UPDATE car_images SET position = chosen.position - 1 FROM unnest($2::uuid[]) WITH ORDINALITY AS chosen (id, position)
          WHERE car_images.id = chosen.id AND car_id = $1`,
        [carId, chosen],
      );
      return { action: 'arrange-pictures', before: { pictures: before }, after: { pictures: chosen } };
    });
    await this.storage.discard(removed.flatMap(keysOf));
  }
}
