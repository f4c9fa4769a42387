import { Injectable } from '@nestjs/common';
import { MAX_CAR_IMAGES } from '../../../contract/limits.js';
import type { Caller } from '../../../platform/auth/access.js';
import type { PreparedCarImage } from '../../../platform/files/index.js';
import type { OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { CarImageRow } from './car-image.entity.js';
import { filesOf, namePictures, rowsOf } from './car-pictures.js';
import { ChangeCar, type CarVersion } from '../change-car.js';

/** Adds pictures behind those that a car has. */
@Injectable()
export class AddPictures {
  constructor(private readonly changeCar: ChangeCar) {}

  async add(
    by: Caller,
    expected: CarVersion,
    images: PreparedCarImage[],
    once: OnceKey | null,
  ): Promise<void> {
    const pictures = namePictures(images);
    await this.changeCar.run(
      by,
      expected,
      once,
      async (manager, { id: carId }) => {
        const count = await manager.countBy(CarImageRow, { carId });
        if (count + pictures.length > MAX_CAR_IMAGES)
          throw refuseFields({
            field: 'images',
            message: `A car has at most ${MAX_CAR_IMAGES} pictures. This one has ${count}; remove some first.`,
          });
        await manager.insert(CarImageRow, rowsOf(carId, pictures, count));
        return { action: 'add-pictures', after: { pictures: pictures.map(({ id }) => id) } };
      },
      filesOf(pictures),
    );
  }
}
