import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Day, isDay } from '../../../contract/calendar.js';
import {
  MAX_DOCUMENT_NUMBER_LENGTH,
  mustExpire,
  VEHICLE_DOCUMENT_TYPES,
  type VehicleDocumentType,
} from '../../../contract/fleet/vehicle-documents.js';
import { MAX_DOCUMENT_BYTES } from '../../../contract/limits.js';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Forms, type FormSpec, prepareDocument } from '../../../platform/files/index.js';
import { onceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { isPlainText } from '../../../platform/http/validators.js';
import { readVersion } from '../files/read-version.js';
import { EnterVehicleDocument } from './enter-vehicle-document.js';

const SPEC = {
  fields: { version: 20, type: 20, number: 200, expiresOn: 20 },
  files: { file: { maxBytes: MAX_DOCUMENT_BYTES } },
} satisfies FormSpec<string, string>;
type Fields = Partial<Record<keyof typeof SPEC.fields, string>>;

/** The form of `POST /console/cars/{id}/documents`. */
@Injectable()
export class VehicleDocumentForm {
  constructor(
    private readonly forms: Forms,
    private readonly enterDocument: EnterVehicleDocument,
  ) {}

  submit(by: Caller, id: number, request: FastifyRequest): Promise<void> {
    return this.forms.withForm(request, SPEC, async ({ fields, files }) => {
      const version = readVersion(fields.version);
      const document = readDocument(fields);
      const [upload] = files.file;
      if (!upload) throw refuseFields({ field: 'file', message: messageOf(fleetMessages, 'documentFile') });
      const once = onceKey(request, [version, document, upload.sha256]);
      const file = await prepareDocument(upload);
      await this.enterDocument.enter(by, { id, version }, { ...document, file }, once);
    });
  }
}

/** @throws Refusal 1001 */
function readDocument(fields: Fields): { type: VehicleDocumentType; number: string; expiresOn: Day | null } {
  const type = VEHICLE_DOCUMENT_TYPES.find((known) => known === fields.type);
  if (!type) throw refuseFields({ field: 'type', message: messageOf(fleetMessages, 'documentType') });
  const number = fields.number?.trim() ?? '';
  if (!isPlainText(number, { max: MAX_DOCUMENT_NUMBER_LENGTH }))
    throw refuseFields({
      field: 'number',
      message: messageOf(fleetMessages, 'documentNumber', { max: MAX_DOCUMENT_NUMBER_LENGTH }),
    });
  const expiresOn = fields.expiresOn || null;
  if (expiresOn === null ? mustExpire(type) : !isDay(expiresOn))
    throw refuseFields({ field: 'expiresOn', message: messageOf(fleetMessages, 'documentExpiry') });
  return { type, number, expiresOn };
}
