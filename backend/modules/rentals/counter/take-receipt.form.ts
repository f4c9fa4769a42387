import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { normaliseTransactionId } from '../../../contract/customers/identity.js';
import { defined } from '../../../contract/defined.js';
import { MAX_DOCUMENT_BYTES, MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { type FieldProblem, messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { type Paise } from '../../../contract/money.js';
import {
  isTakenAtCounter,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../../../contract/payments/payment-methods.js';
import { MAX_TERMINAL_LENGTH } from '../../../contract/payments/receipts.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Forms, type FormSpec, prepareDocument } from '../../../platform/files/index.js';
import { onceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { isInstant, isPlainText } from '../../../platform/http/validators.js';
import { Settings } from '../../settings/index.js';
import { formAmount, MAX_AMOUNT } from '../form-amount.js';
import { type TakenPayment, TakeReceipt } from './take-receipt.js';

const SPEC = {
  fields: {
    method: 20,
    amount: 40,
    transactionId: 200,
    terminal: 200,
    note: 4 * MAX_REASON_LENGTH,
    receivedAt: 40,
  },
  files: { slip: { maxBytes: MAX_DOCUMENT_BYTES } },
} satisfies FormSpec<string, string>;
const NOTE_LENGTH = { min: 3, max: MAX_REASON_LENGTH };

type Texts = Partial<Record<keyof typeof SPEC.fields, string>>;

/** Reads the form of a payment at the counter and runs the command. */
@Injectable()
export class TakeReceiptForm {
  constructor(
    private readonly forms: Forms,
    private readonly settings: Settings,
    private readonly takeReceipt: TakeReceipt,
  ) {}

  submit(by: Caller, rentalId: number, request: FastifyRequest): Promise<void> {
    return this.forms.withForm(request, SPEC, async ({ fields, files }) => {
      const upload = files.slip[0];
      if (fields.receivedAt && by.kind !== 'admin')
        throw refuse('FORBIDDEN', messageOf(paymentsMessages, 'receivedAtByAdmin'));
      const payment = this.read(fields, upload !== undefined);
      const slip = upload ? await prepareDocument(upload) : null;
      const once = onceKey(request, [rentalId, payment, upload?.sha256 ?? null]);
      await this.takeReceipt.take(by, rentalId, { ...payment, slip }, once);
    });
  }

  private read(fields: Texts, hasSlip: boolean): Omit<TakenPayment, 'slip'> {
    const method = PAYMENT_METHODS.find((one) => one === fields.method?.trim());
    const amount = formAmount(fields.amount);
    const [first, ...others] = [
      ...(method ? [...methodProblems(method, fields, hasSlip), ...timeProblems(method, fields)] : [METHOD]),
      ...this.amountProblems(method, amount),
      ...(noteOf(fields) === null || isPlainText(noteOf(fields) ?? '', NOTE_LENGTH) ? [] : [NOTE]),
    ];
    if (first) throw refuseFields(first, ...others);
    const known = defined(method, 'method');
    return {
      method: known,
      amount: defined(amount, 'amount'),
      transactionId: isTakenAtCounter(known) ? null : idOf(fields),
      terminal: known === 'CARD' ? terminalOf(fields) : null,
      note: noteOf(fields),
      receivedAt: fields.receivedAt ? new Date(fields.receivedAt) : null,
    };
  }

  /** Requires whole rupees up to a limit for cash. */
  private amountProblems(method: PaymentMethod | undefined, amount: Paise | null): FieldProblem[] {
    const { maxCashReceipt } = this.settings.current.rules;
    if (amount === null || amount < 1 || amount > MAX_AMOUNT)
      return [{ field: 'amount', message: messageOf(rentalsMessages, 'amountShape') }];
    if (method !== 'CASH' || (amount % 100 === 0 && amount <= maxCashReceipt * 100)) return [];
    return [{ field: 'amount', message: messageOf(paymentsMessages, 'cashAmount', { max: maxCashReceipt }) }];
  }
}

const METHOD: FieldProblem = { field: 'method', message: messageOf(paymentsMessages, 'paymentMethod') };
const NOTE: FieldProblem = {
  field: 'note',
  message: messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }),
};

/** Requires the transaction ID of a transfer, and the slip and terminal of a card payment. */
function methodProblems(method: PaymentMethod, fields: Texts, hasSlip: boolean): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!isTakenAtCounter(method) && idOf(fields) === null)
    problems.push({ field: 'transactionId', message: messageOf(rentalsMessages, 'transactionIdShape') });
  if (hasSlip !== (method === 'CARD'))
    problems.push({
      field: 'slip',
      message: messageOf(paymentsMessages, hasSlip ? 'slipNotExpected' : 'slipRequired'),
    });
  if (method === 'CARD' && !isPlainText(terminalOf(fields), { max: MAX_TERMINAL_LENGTH }))
    problems.push({
      field: 'terminal',
      message: messageOf(paymentsMessages, 'terminalRequired', { max: MAX_TERMINAL_LENGTH }),
    });
  return problems;
}

/** Refuses a time of receipt for a transfer. */
function timeProblems(method: PaymentMethod, { receivedAt }: Texts): FieldProblem[] {
  if (!receivedAt || (isTakenAtCounter(method) && isInstant(receivedAt))) return [];
  return [{ field: 'receivedAt', message: messageOf(paymentsMessages, 'receivedAtShape') }];
}

const idOf = ({ transactionId = '' }: Texts): string | null => normaliseTransactionId(transactionId);
const terminalOf = ({ terminal = '' }: Texts): string => terminal.trim();
const noteOf = ({ note = '' }: Texts): string | null => note.trim() || null;
