import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_AGREEMENT_BYTES, MAX_CAR_IMAGE_BYTES, MAX_CAR_IMAGES } from '../../../contract/limits.js';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import {
  Forms,
  prepareAgreement,
  prepareCarImage,
  type PreparedCarImage,
} from '../../../platform/files/index.js';
import { onceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { AddPictures } from './add-pictures.js';
import { readVersion } from './read-version.js';
import { ReplaceAgreement } from './replace-agreement.js';

const VERSION_BYTES = 20;

/** The forms that add files to an existing car. */
@Injectable()
export class CarFilesForm {
  constructor(
    private readonly forms: Forms,
    private readonly addPictures: AddPictures,
    private readonly replaceAgreement: ReplaceAgreement,
  ) {}

  pictures(by: Caller, id: number, request: FastifyRequest): Promise<void> {
    const spec = {
      fields: { version: VERSION_BYTES },
      files: { images: { maxBytes: MAX_CAR_IMAGE_BYTES, maxCount: MAX_CAR_IMAGES } },
    };
    return this.forms.withForm(request, spec, async ({ fields, files: { images } }) => {
      const version = readVersion(fields.version);
      if (images.length === 0)
        throw refuseFields({ field: 'images', message: messageOf(fleetMessages, 'choosePictures') });
      const once = onceKey(request, [version, ...images.map(({ sha256 }) => sha256)]);
      const prepared: PreparedCarImage[] = [];
      for (const image of images) prepared.push(await prepareCarImage(image));
      await this.addPictures.add(by, { id, version }, prepared, once);
    });
  }

  agreement(by: Caller, id: number, request: FastifyRequest): Promise<void> {
    const spec = {
      fields: { version: VERSION_BYTES },
      files: { agreement: { maxBytes: MAX_AGREEMENT_BYTES } },
    };
    return this.forms.withForm(request, spec, async ({ fields, files }) => {
      const version = readVersion(fields.version);
      const [file] = files.agreement;
      if (!file)
        throw refuseFields({ field: 'agreement', message: messageOf(fleetMessages, 'addAgreement') });
      const once = onceKey(request, [version, file.sha256]);
      const agreement = await prepareAgreement(file);
      await this.replaceAgreement.replace(by, { id, version }, agreement, once);
    });
  }
}
