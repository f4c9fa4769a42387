import { historyMessages } from '../../contract/messages/history.messages.js';
import {
  type CatalogueMessage,
  messageOf,
  type TextOrMessage,
  type WireMessage,
} from '../../contract/messages/message.js';
import { type Paise, toRupees } from '../../contract/money.js';
import type {
  PaymentEvent,
  PaymentReview,
  SamePicturePayment,
} from '../../contract/payments/payment-review.js';
import { toWire } from '../../platform/http/wire-message.js';

export interface SameScreenshotRow extends Omit<SamePicturePayment, 'amount' | 'createdAt'> {
  amount: Paise;
  createdAt: Date;
}

export interface AuditRow {
  action: string;
  at: Date;
  by: string | null;
  after: { reason?: string | null; source?: string; reference?: string } | null;
}

const EVENTS: Record<string, PaymentEvent> = {
  'verify-payment': 'VERIFIED',
  'reject-payment': 'REJECTED',
  'reopen-payment': 'REOPENED',
  'reverse-receipt': 'REJECTED',
  'correct-amount': 'CORRECTED',
  'attach-payment': 'ATTACHED',
  'release-transaction-id': 'RELEASED',
  'pay-refund': 'REFUNDED',
  'bounce-refund': 'REFUND_BOUNCED',
};

export const toSameScreenshot = (row: SameScreenshotRow): SamePicturePayment => ({
  id: row.id,
  transactionId: row.transactionId,
  amount: toRupees(row.amount),
  status: row.status,
  customerName: row.customerName,
  customerMobile: row.customerMobile,
  createdAt: row.createdAt.toISOString(),
});

/** The row of a statement that proved a payment. */
export interface UsedCredit {
  id: number;
  line: number;
  name: string;
}

export const toHistory = (
  submittedAt: Date,
  decisions: readonly AuditRow[],
  credit: UsedCredit | undefined,
): PaymentReview['history'] => [
  ...decisions.flatMap(({ action, at, by, after }) => {
    const what = EVENTS[action];
    const { message: note = null, ...translation } = wireOf(noteOf(after, credit));
    return what ? [{ what, at: at.toISOString(), by, note, ...translation }] : [];
  }),
  { what: 'SUBMITTED', at: submittedAt.toISOString(), by: null, note: null },
];

const wireOf = (note: TextOrMessage | null): Partial<WireMessage> => (note === null ? {} : toWire(note));

function noteOf(after: AuditRow['after'], credit: UsedCredit | undefined): TextOrMessage | null {
  if (after?.reference)
    return messageOf(historyMessages, 'transferReference', { reference: after.reference });
  if (after?.source && credit) return matchedWith(credit);
  return after?.source ?? after?.reason ?? null;
}

export const matchedWith = ({ id, line, name }: UsedCredit): CatalogueMessage =>
  messageOf(historyMessages, 'matchedWithStatement', { id, line, name });
