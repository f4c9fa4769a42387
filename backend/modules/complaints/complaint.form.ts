import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_MESSAGE_LENGTH, MAX_SUBJECT_LENGTH } from '../../contract/customers/complaints.js';
import { MAX_DOCUMENT_BYTES } from '../../contract/limits.js';
import type { Caller } from '../../platform/auth/access.js';
import { Forms, type FormSpec, prepareDocument } from '../../platform/files/index.js';
import { onceKey } from '../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../platform/http/refusal.js';
import { checkComplaint } from './complaint.rules.js';
import { SendComplaint, type SentComplaint } from './send-complaint.js';

// The form limits bytes: a character has up to four, and a line break is up to two characters.
const MAX_BYTES_PER_CHARACTER = 4;
const SPEC = {
  fields: {
    subject: MAX_BYTES_PER_CHARACTER * 2 * MAX_SUBJECT_LENGTH,
    message: MAX_BYTES_PER_CHARACTER * 2 * MAX_MESSAGE_LENGTH,
  },
  files: { image: { maxBytes: MAX_DOCUMENT_BYTES } },
} satisfies FormSpec<string, string>;

/** Reads the complaint form and runs the command. */
@Injectable()
export class ComplaintForm {
  constructor(
    private readonly forms: Forms,
    private readonly sendComplaint: SendComplaint,
  ) {}

  submit(by: Caller, request: FastifyRequest): Promise<SentComplaint> {
    return this.forms.withForm(request, SPEC, async ({ fields, files }) => {
      const { checked, errors } = checkComplaint(fields);
      if (errors[0]) throw refuseFields(errors[0], ...errors.slice(1));
      const upload = files.image[0];
      const image = upload ? await prepareDocument(upload) : null;
      const once = onceKey(request, { ...checked, image: image?.sha256 });
      return this.sendComplaint.send(by, { ...checked, image }, once);
    });
  }
}
