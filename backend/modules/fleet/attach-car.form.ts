import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { VehicleDetails } from '../../contract/fleet/vehicles.js';
import {
  MAX_AGREEMENT_BYTES,
  MAX_CAR_IMAGE_BYTES,
  MAX_CAR_IMAGES,
  MAX_JSON_BYTES,
} from '../../contract/limits.js';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { Caller } from '../../platform/auth/access.js';
import {
  Forms,
  prepareAgreement,
  prepareCarImage,
  type PreparedCarImage,
} from '../../platform/files/index.js';
import { onceKey } from '../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../platform/http/refusal.js';
import { validation } from '../../platform/http/validation.js';
import { AttachCarDto } from './attach-car.dto.js';
import { AttachCar } from './attach-car.js';

const SPEC = {
  fields: { car: MAX_JSON_BYTES },
  files: {
    images: { maxBytes: MAX_CAR_IMAGE_BYTES, maxCount: MAX_CAR_IMAGES },
    agreement: { maxBytes: MAX_AGREEMENT_BYTES },
  },
};

/** The form of `POST /api/vehicles`. */
@Injectable()
export class AttachCarForm {
  private readonly pipe = validation();

  constructor(
    private readonly forms: Forms,
    private readonly attachCar: AttachCar,
  ) {}

  submit(by: Caller, request: FastifyRequest): Promise<VehicleDetails> {
    return this.forms.withForm(request, SPEC, async ({ fields, files }) => {
      const car = await this.readCar(fields.car);
      const [agreementFile] = files.agreement;
      if (files.images.length === 0)
        throw refuseFields({
          field: 'images',
          message: messageOf(fleetMessages, 'addPictures', { max: MAX_CAR_IMAGES }),
        });
      if (!agreementFile)
        throw refuseFields({ field: 'agreement', message: messageOf(fleetMessages, 'addAgreement') });

      const prints = [...files.images, agreementFile].map(({ sha256 }) => sha256);
      const once = onceKey(request, [fields.car, ...prints]);
      const agreement = await prepareAgreement(agreementFile);
      const images: PreparedCarImage[] = [];
      for (const image of files.images) images.push(await prepareCarImage(image));
      return this.attachCar.attach(by, { car, images, agreement }, once);
    });
  }

  private async readCar(json: string | undefined): Promise<AttachCarDto> {
    if (json === undefined) throw refuseFields({ field: 'car', message: 'Send the car as JSON text.' });
    let car: unknown;
    try {
      car = JSON.parse(json);
    } catch {
      throw refuseFields({ field: 'car', message: 'The car is not valid JSON.' });
    }
    if (typeof car !== 'object' || car === null || Array.isArray(car))
      throw refuseFields({ field: 'car', message: 'The car must be a JSON object.' });
    return (await this.pipe.transform(car, { type: 'body', metatype: AttachCarDto })) as AttachCarDto;
  }
}
