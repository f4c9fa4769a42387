import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { OUR_FAULT_CAUSES } from '../../../contract/rentals/causes.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Forms, type FormSpec } from '../../../platform/files/index.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { PHOTOS, readPhotos } from '../rental-photos.js';
import { CancelByUs } from './cancel-by-us.js';
import type { OurFault } from './end-for-our-fault.js';
import { readNote } from './read-note.js';

const SPEC = {
  fields: { cause: 40, note: 4 * MAX_REASON_LENGTH },
  files: PHOTOS,
} satisfies FormSpec<string, string>;

/** Reads the form of a cancellation by us and runs the command. */
@Injectable()
export class OurFaultForm {
  constructor(
    private readonly forms: Forms,
    private readonly cancelByUs: CancelByUs,
  ) {}

  submit(by: Caller, id: number, request: FastifyRequest): Promise<null> {
    return this.forms.withForm(request, SPEC, async ({ fields, files }) => {
      const fault = readFault(fields);
      const { photos, once } = await readPhotos(request, fault, files.photos);
      return this.cancelByUs.cancel(by, id, { ...fault, photos }, once);
    });
  }
}

/** @throws Refusal 1001 */
function readFault(fields: { cause?: string; note?: string }): OurFault {
  const cause = OUR_FAULT_CAUSES.find((known) => known === fields.cause?.trim());
  const note = readNote('note', fields.note);
  if (!cause) throw refuseFields({ field: 'cause', message: messageOf(rentalsMessages, 'causeNeeded') });
  if (cause === 'OTHER' && note === null)
    throw refuseFields({ field: 'note', message: messageOf(rentalsMessages, 'noteForOther') });
  return { cause, note };
}
