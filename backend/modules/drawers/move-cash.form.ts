import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { defined } from '../../contract/defined.js';
import { MAX_DOCUMENT_BYTES, MAX_REASON_LENGTH } from '../../contract/limits.js';
import { drawersMessages } from '../../contract/messages/drawers.messages.js';
import { type FieldProblem, messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { type Paise, rupees, toPaise } from '../../contract/money.js';
import { CASH_MOVES, type CashMove, MAX_CASH } from '../../contract/payments/drawers.js';
import type { Caller } from '../../platform/auth/access.js';
import { Forms, type FormSpec, prepareDocument, type Upload } from '../../platform/files/index.js';
import { onceKey } from '../../platform/http/idempotency/idempotency.js';
import { refuseFields } from '../../platform/http/refusal.js';
import { isPlainText } from '../../platform/http/validators.js';
import { type CashMovement, MoveCash } from './move-cash.js';

const SPEC = {
  fields: { kind: 20, amount: 20, reason: 4 * MAX_REASON_LENGTH },
  files: { photo: { maxBytes: MAX_DOCUMENT_BYTES } },
} satisfies FormSpec<string, string>;
const RUPEES = /^\d{1,7}$/;
const REASON_LENGTH = { min: 3, max: MAX_REASON_LENGTH };
const KIND: FieldProblem = { field: 'kind', message: messageOf(drawersMessages, 'kind') };
const AMOUNT: FieldProblem = {
  field: 'amount',
  message: messageOf(drawersMessages, 'wholeRupees', { min: 1, max: MAX_CASH }),
};
const REASON: FieldProblem = {
  field: 'reason',
  message: messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }),
};

/** Reads the form of a cash movement and runs the command. */
@Injectable()
export class MoveCashForm {
  constructor(
    private readonly forms: Forms,
    private readonly moveCash: MoveCash,
  ) {}

  submit(by: Caller, drawerId: number, request: FastifyRequest): Promise<void> {
    return this.forms.withForm(request, SPEC, async ({ fields, files }) => {
      const upload = files.photo[0];
      const movement = read(fields, upload);
      const photo = upload ? await prepareDocument(upload) : null;
      const once = onceKey(request, [drawerId, movement, upload?.sha256 ?? null]);
      await this.moveCash.move(by, drawerId, { ...movement, photo }, once);
    });
  }
}

function read(
  fields: Partial<Record<keyof typeof SPEC.fields, string>>,
  upload: Upload | undefined,
): Omit<CashMovement, 'photo'> {
  const kind = CASH_MOVES.find((one) => one === fields.kind?.trim());
  const amount = readAmount(fields.amount?.trim());
  const reason = fields.reason?.trim() ?? '';
  const [first, ...others] = [
    ...(kind ? photoProblem(kind, upload) : [KIND]),
    ...(amount === null ? [AMOUNT] : []),
    ...(isPlainText(reason, REASON_LENGTH) ? [] : [REASON]),
  ];
  if (first) throw refuseFields(first, ...others);
  return { kind: defined(kind, 'kind'), amount: defined(amount, 'amount'), reason };
}

/** Requires a photo of the bill for an expense, and refuses a photo for other kinds. */
function photoProblem(kind: CashMove, upload: Upload | undefined): FieldProblem[] {
  if ((kind === 'EXPENSE') === (upload !== undefined)) return [];
  const message = messageOf(drawersMessages, kind === 'EXPENSE' ? 'photo' : 'photoNotExpected');
  return [{ field: 'photo', message }];
}

function readAmount(text = ''): Paise | null {
  const amount = RUPEES.test(text) ? Number(text) : 0;
  return amount >= 1 && amount <= MAX_CASH ? toPaise(rupees(amount)) : null;
}
