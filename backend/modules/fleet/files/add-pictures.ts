import { Injectable } from '@nestjs/common';
import { MAX_CAR_IMAGES } from '../../../contract/limits.js';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import type { PreparedCarImage } from '../../../platform/files/index.js';
import type { OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { type CarVersion, ChangeCar } from '../change-car.js';
import { CarImageRow } from './car-image.entity.js';
import { filesOf, namePictures, rowsOf } from './car-pictures.js';

/** Appends photos to those of a car. */
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
      async (manager, { id: carId }) => {
        const count = await manager.countBy(CarImageRow, { carId });
        if (count + pictures.length > MAX_CAR_IMAGES)
          throw refuseFields({
            field: 'images',
            message: messageOf(fleetMessages, 'tooManyPictures', { max: MAX_CAR_IMAGES, count }),
          });
        await manager.insert(CarImageRow, rowsOf(carId, pictures, count));
        return { action: 'add-pictures', after: { pictures: pictures.map(({ id }) => id) } };
      },
      { files: filesOf(pictures), once },
    );
  }
}
