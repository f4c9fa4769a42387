import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { normaliseTransactionId } from '../../../contract/customers/identity.js';
import { defined } from '../../../contract/defined.js';
import { MAX_DOCUMENT_BYTES } from '../../../contract/limits.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { type Paise } from '../../../contract/money.js';
import type { SubmittedPayment } from '../../../contract/payments/payments.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Forms, type FormSpec, prepareDocument } from '../../../platform/files/index.js';
import { onceKey } from '../../../platform/http/idempotency/idempotency.js';
import { MAX_ROW_ID } from '../../../platform/http/lists/max-row-id.js';
import { UUID } from '../../../platform/http/lists/row-id.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { formAmount, MAX_AMOUNT } from '../form-amount.js';
import { type DeskSubmission, type PaymentDetails, SubmitPayment } from './submit-payment.js';

const ALL_REQUIRED = messageOf(rentalsMessages, 'allRequired');

const SPEC = {
  fields: { transactionId: 200, amount: 40, type: 20, holdId: 40, bookingId: 20 },
  files: { screenshot: { maxBytes: MAX_DOCUMENT_BYTES } },
  isUrgent: true,
} satisfies FormSpec<string, string>;

type Texts = Partial<Record<keyof typeof SPEC.fields, string>>;

/** Reads the payment form and runs the command. */
@Injectable()
export class TransactionDetailsForm {
  constructor(
    private readonly forms: Forms,
    private readonly submitPayment: SubmitPayment,
  ) {}

  /** `serves` is the purpose of the payment, if the form does not contain it. */
  submit(
    by: Caller,
    request: FastifyRequest,
    serves?: Pick<PaymentDetails, 'type' | 'holdId'>,
    desk: DeskSubmission | null = null,
  ): Promise<SubmittedPayment> {
    return this.forms.withForm(request, SPEC, async ({ fields: typed, files }) => {
      const fields: Texts = serves
        ? { transactionId: typed.transactionId, amount: typed.amount, type: serves.type }
        : typed;
      const upload = files.screenshot[0];
      const missing: FieldProblem[] = (['transactionId', 'amount', 'type'] as const)
        .filter((name) => !fields[name]?.trim())
        .map((field) => ({ field, message: ALL_REQUIRED }));
      if (!upload) missing.push({ field: 'screenshot', message: ALL_REQUIRED });
      if (missing[0]) throw refuseFields(missing[0], ...missing.slice(1));
      const details = { ...readDetails(fields), ...serves };
      const screenshot = await prepareDocument(defined(upload, 'upload'));
      const once = onceKey(request, { ...details, screenshot: screenshot.sha256 });
      return this.submitPayment.submit(by, { ...details, screenshot }, once, desk);
    });
  }
}

const ACTIONS = ['book', 'reserve'] as const;

const PROBLEMS = {
  transactionId: messageOf(rentalsMessages, 'transactionIdShape'),
  amount: messageOf(rentalsMessages, 'amountShape'),
  type: 'The type must be book or reserve.',
  holdId: 'The hold ID must be the one that placing the hold returned.',
  bookingId: 'The booking ID must be the number of a booking or reservation.',
} satisfies Record<keyof Texts, FieldProblem['message']>;

function readDetails(fields: Texts): Omit<PaymentDetails, 'screenshot'> {
  const read = {
    transactionId: normaliseTransactionId(defined(fields.transactionId, 'transactionId')) ?? undefined,
    amount: readAmount(fields.amount),
    type: ACTIONS.find((action) => action === fields.type?.trim()),
    holdId: readHoldId(fields.holdId?.trim().toLowerCase()),
    bookingId: readRentalId(fields.bookingId?.trim()),
  };
  const [first, ...others] = (Object.keys(read) as (keyof typeof read)[])
    .filter((field) => read[field] === undefined)
    .map((field): FieldProblem => ({ field, message: PROBLEMS[field] }));
  if (first) throw refuseFields(first, ...others);
  return {
    transactionId: defined(read.transactionId, 'transactionId'),
    amount: defined(read.amount, 'amount'),
    type: defined(read.type, 'type'),
    holdId: read.holdId ?? null,
    rentalId: read.bookingId ?? null,
  };
}

/** Returns null without a value, undefined for an invalid one. */
function readHoldId(text: string | undefined): string | null | undefined {
  if (!text) return null;
  return UUID.test(text) ? text : undefined;
}

/** Returns null without a value, undefined for an invalid one. */
function readRentalId(text: string | undefined): number | null | undefined {
  if (!text) return null;
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ROW_ID ? id : undefined;
}

/** Returns undefined for an invalid amount. */
function readAmount(text: string | undefined): Paise | undefined {
  const amount = formAmount(text);
  return amount !== null && amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}
