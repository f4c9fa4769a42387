import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { MAX_DOCUMENT_BYTES } from '../../../contract/limits.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import {
  type CustomerMark,
  MAX_CUSTOMER_MARKS,
  MAX_MARK_LENGTH,
} from '../../../contract/rentals/handovers.js';
import type { InspectionPoint } from '../../../contract/rentals/inspection-points.js';
import type { Caller } from '../../../platform/auth/access.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Forms, type FormSpec, preparePhoto } from '../../../platform/files/index.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { isPlainText } from '../../../platform/http/validators.js';
import { type StoredDocument, StoreDocuments } from '../../customers/index.js';
import { Settings } from '../../settings/index.js';
import { Evidence } from '../evidence/evidence.js';
import { StoreHandoverPhoto } from './store-handover-photo.js';

const MARK = {
  fields: { point: 40, text: 4 * MAX_MARK_LENGTH },
  files: { photo: { maxBytes: MAX_DOCUMENT_BYTES } },
} satisfies FormSpec<string, string>;

interface NewMark {
  id: string;
  point: string;
  text: string;
}

interface OwnRecord {
  id: string;
  carId: number;
  customerId: number;
  points: InspectionPoint[];
  customerMarks: CustomerMark[];
  isOpen: boolean;
}

/**
 * Adds a mark that the customer reports soon after the handover. The phone chooses its ID, so that a repeated request
 * adds it once.
 */
@Injectable()
export class AddCustomerMark {
  constructor(
    private readonly forms: Forms,
    private readonly documents: StoreDocuments,
    private readonly unitOfWork: UnitOfWork,
    private readonly photos: StoreHandoverPhoto,
    private readonly evidence: Evidence,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1001, 1002, 1014, 1015 */
  add(by: Caller, reference: string, id: string, request: FastifyRequest): Promise<void> {
    return this.forms.withForm(request, MARK, async ({ fields, files }) => {
      const mark = { id, ...readMark(fields) };
      const [upload] = files.photo;
      const prepared = upload ? [await preparePhoto(upload)] : [];
      await this.documents.during(prepared, ([photo]) =>
        this.unitOfWork.run(async (manager) => {
          await this.photos.lock(manager, await this.find(manager, by, reference, ''));
          const record = await this.find(manager, by, reference, 'FOR NO KEY UPDATE OF h');
          if (record.customerMarks.some((other) => other.id === id)) return;
          await this.store(manager, record, mark, photo);
        }),
      );
    });
  }

  private get minutes(): number {
    return this.settings.current.rules.customerMarkMinutes;
  }

  private async store(
    manager: EntityManager,
    record: OwnRecord,
    mark: NewMark,
    photo: StoredDocument | undefined,
  ): Promise<void> {
    if (!record.isOpen) throw marksEnded(this.minutes);
    if (record.customerMarks.length >= MAX_CUSTOMER_MARKS)
      throw refuseFields({
        field: 'text',
        message: messageOf(handoversMessages, 'tooManyMarks', { max: MAX_CUSTOMER_MARKS }),
      });
    const { id, point, text } = mark;
    if (!record.points.some(({ key }) => key === point))
      throw refuseFields({ field: 'point', message: messageOf(handoversMessages, 'pointUnknown') });
    if (photo)
      await this.photos.store(manager, record, { id, point, capturedAt: null, deviceOffsetMs: null }, photo);
    await changeOneRow(
      manager,
      ...named(
        `UPDATE handovers SET customer_marks = customer_marks || jsonb_build_array(jsonb_build_object(
                'id', :id::text, 'point', :point::text, 'text', :text::text, 'photo', :photo::text))
          WHERE id = :handoverId`,
        { handoverId: record.id, id, point, text, photo: photo ? id : null },
      ),
    );
    await this.evidence.addCustomerMark(manager, record.carId, record.id);
  }

  private async find(
    manager: EntityManager,
    by: Caller,
    reference: string,
    lock: string,
  ): Promise<OwnRecord> {
    const [row] = await manager.query<OwnRecord[]>(
      ...named(
        `SELECT h.id, f.car_id AS "carId", f.customer_id AS "customerId", h.points, h.customer_marks AS "customerMarks",
                coalesce(m.recorded_at, m.at) > app_now() - make_interval(mins => :minutes) AS "isOpen"
           FROM handovers h JOIN valid_moves m ON m.id = h.move_id JOIN handover_facts f ON f.rental_id = h.rental_id
          WHERE h.kind = 'HANDOVER' AND f.reference = :reference AND f.customer_id = :customerId ${lock}`,
        { reference, customerId: by.id, minutes: this.minutes },
      ),
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(handoversMessages, 'notFound'));
    return row;
  }
}

const marksEnded = (minutes: number): Error =>
  refuse('WRONG_STATE', messageOf(handoversMessages, 'marksEnded', { minutes }), {
    reason: 'TOO_LATE',
  });

/** @throws Refusal 1001 */
function readMark(fields: Partial<Record<keyof typeof MARK.fields, string>>): Omit<NewMark, 'id'> {
  const text = fields.text?.trim() ?? '';
  if (!isPlainText(text, { max: MAX_MARK_LENGTH }))
    throw refuseFields({
      field: 'text',
      message: messageOf(handoversMessages, 'markText', { max: MAX_MARK_LENGTH }),
    });
  return { point: fields.point ?? '', text };
}
