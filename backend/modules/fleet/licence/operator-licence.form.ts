import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_DOCUMENT_BYTES } from '../../../contract/limits.js';
import { fleetMessages } from '../../../contract/messages/fleet.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Forms, type FormSpec, prepareDocument } from '../../../platform/files/index.js';
import { onceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { readVersion } from '../files/read-version.js';
import { ChangeOperatorLicence } from './change-operator-licence.js';

const SPEC = {
  fields: { version: 20 },
  files: { file: { maxBytes: MAX_DOCUMENT_BYTES } },
} satisfies FormSpec<string, string>;

/** The form of `POST /console/operator-licence`. */
@Injectable()
export class OperatorLicenceForm {
  constructor(
    private readonly forms: Forms,
    private readonly changeLicence: ChangeOperatorLicence,
  ) {}

  submit(by: Caller, request: FastifyRequest): Promise<void> {
    return this.forms.withForm(request, SPEC, async ({ fields, files }) => {
      const version = readVersion(fields.version, 0);
      const [upload] = files.file;
      if (!upload) throw refuseFields({ field: 'file', message: messageOf(fleetMessages, 'documentFile') });
      const once = onceKey(request, [version, upload.sha256]);
      await this.changeLicence.change(by, { version, file: await prepareDocument(upload) }, once);
    });
  }
}
