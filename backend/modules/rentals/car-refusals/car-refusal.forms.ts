import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import {
  CAR_REFUSAL_ANSWERS,
  CAR_REFUSAL_CAUSES,
  type CarRefusalAnswer,
  type CarRefusalCause,
} from '../../../contract/rentals/car-refusals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Forms, type FormSpec } from '../../../platform/files/index.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { readNote } from '../cancellation/read-note.js';
import { PHOTOS, readPhotos } from '../rental-photos.js';
import { AnswerRefusal } from './answer-refusal.js';
import { RefuseCar } from './refuse-car.js';

const REFUSAL = {
  fields: { cause: 40, note: 4 * MAX_REASON_LENGTH },
  files: PHOTOS,
} satisfies FormSpec<string, string>;
const ANSWER = {
  fields: { answer: 40, reason: 4 * MAX_REASON_LENGTH },
  files: PHOTOS,
} satisfies FormSpec<string, string>;

/** Reads the forms about a refused car and runs their commands. */
@Injectable()
export class CarRefusalForms {
  constructor(
    private readonly forms: Forms,
    private readonly refuseCar: RefuseCar,
    private readonly answerRefusal: AnswerRefusal,
  ) {}

  report(by: Caller, reference: string, request: FastifyRequest): Promise<null> {
    return this.forms.withForm(request, REFUSAL, async ({ fields, files }) => {
      const refusal = readRefusal(fields);
      if (files.photos.length === 0) throw photoNeeded();
      const { photos, once } = await readPhotos(request, refusal, files.photos);
      return this.refuseCar.report(by, reference, { ...refusal, photos }, once);
    });
  }

  answer(by: Caller, id: number, request: FastifyRequest): Promise<null> {
    return this.forms.withForm(request, ANSWER, async ({ fields, files }) => {
      const reply = readReply(fields);
      if (reply.answer === 'NOT_ACCEPTED' && files.photos.length === 0) throw photoNeeded();
      const { photos, once } = await readPhotos(request, reply, files.photos);
      return this.answerRefusal.answer(by, id, { ...reply, photos }, once);
    });
  }
}

const photoNeeded = (): Error =>
  refuseFields({ field: 'photos', message: messageOf(rentalsMessages, 'photoOfCarNeeded') });

/** @throws Refusal 1001 */
function readRefusal(fields: { cause?: string; note?: string }): {
  cause: CarRefusalCause;
  note: string | null;
} {
  const cause = CAR_REFUSAL_CAUSES.find((known) => known === fields.cause?.trim());
  if (!cause) throw refuseFields({ field: 'cause', message: messageOf(rentalsMessages, 'causeNeeded') });
  const note = readNote('note', fields.note);
  if (cause === 'OTHER' && note === null)
    throw refuseFields({ field: 'note', message: messageOf(rentalsMessages, 'noteForOtherCause') });
  return { cause, note };
}

/** @throws Refusal 1001 */
function readReply(fields: { answer?: string; reason?: string }): {
  answer: CarRefusalAnswer;
  text: string | null;
} {
  const answer = CAR_REFUSAL_ANSWERS.find((known) => known === fields.answer?.trim());
  if (!answer) throw refuseFields({ field: 'answer', message: messageOf(rentalsMessages, 'answerNeeded') });
  const text = readNote('reason', fields.reason);
  if (answer === 'NOT_ACCEPTED' && text === null)
    throw refuseFields({ field: 'reason', message: messageOf(rentalsMessages, 'noteForOther') });
  return { answer, text };
}
