import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { MAX_DOCUMENT_BYTES } from '../../../contract/limits.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { isConfirmingPicture, MAX_HANDOVER_PHOTOS } from '../../../contract/rentals/handovers.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Forms, type FormSpec, preparePhoto } from '../../../platform/files/index.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { type StoredDocument, StoreDocuments } from '../../customers/index.js';
import { knownOffset } from './handover-time.rules.js';
import { Handovers, type OwnHandover } from './handovers.js';
import { type HandoverPhotoFacts, StoreHandoverPhoto } from './store-handover-photo.js';

const PHOTO = {
  fields: { point: 40, capturedAt: 40, deviceOffsetMs: 20 },
  files: { photo: { maxBytes: MAX_DOCUMENT_BYTES } },
} satisfies FormSpec<string, string>;

/** Stores a photo, signature or thumb mark of an unfinished record. The phone chooses its ID, so that a repeated upload stores it once. */
@Injectable()
export class AddHandoverPhoto {
  constructor(
    private readonly forms: Forms,
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: StoreDocuments,
    private readonly handovers: Handovers,
    private readonly photos: StoreHandoverPhoto,
  ) {}

  /** @throws Refusal 1001, 1002, 1014, 1015 */
  add(by: Caller, handoverId: string, id: string, request: FastifyRequest): Promise<void> {
    return this.forms.withForm(request, PHOTO, async ({ fields, files }) => {
      const facts = { id, ...readFacts(fields) };
      const [upload] = files.photo;
      if (!upload) throw refuseFields({ field: 'photo', message: 'Send the photo.' });
      const prepared = await preparePhoto(upload);
      await this.documents.during([prepared], ([photo]) =>
        this.unitOfWork.run((manager) =>
          this.store(manager, by, {
            handoverId,
            facts,
            photo: defined(photo, 'photo'),
          }),
        ),
      );
    });
  }

  private async store(
    manager: EntityManager,
    by: Caller,
    { handoverId, facts, photo }: { handoverId: string; facts: HandoverPhotoFacts; photo: StoredDocument },
  ): Promise<void> {
    await this.photos.lock(manager, await this.handovers.find(manager, by.id, handoverId));
    const record = await this.handovers.lock(manager, by.id, handoverId);
    if (record.photos.some(({ id }) => id === facts.id)) return;
    await this.handovers.requireDraft(manager, record);
    requirePoint(record, facts.point);
    if (record.photos.length >= MAX_HANDOVER_PHOTOS)
      throw refuseFields({
        field: 'photo',
        message: messageOf(handoversMessages, 'tooManyPhotos', { max: MAX_HANDOVER_PHOTOS }),
      });
    await this.photos.store(manager, record, facts, photo);
  }
}

/** @throws Refusal 1001 */
function requirePoint({ points }: Pick<OwnHandover, 'points'>, point: string): void {
  if (isConfirmingPicture(point) || points.some(({ key }) => key === point)) return;
  throw refuseFields({ field: 'point', message: messageOf(handoversMessages, 'pointUnknown') });
}

/** @throws Refusal 1001 */
function readFacts(
  fields: Partial<Record<keyof typeof PHOTO.fields, string>>,
): Omit<HandoverPhotoFacts, 'id'> {
  const capturedAt = new Date(fields.capturedAt ?? '');
  if (Number.isNaN(capturedAt.getTime()))
    throw refuseFields({ field: 'capturedAt', message: 'Send when the photo was taken, in UTC.' });
  return {
    point: fields.point ?? '',
    capturedAt,
    deviceOffsetMs: knownOffset(Number(fields.deviceOffsetMs || Number.NaN)),
  };
}
