import { type Paise, toRupees } from '../../contract/money.js';
import type {
  PaymentEvent,
  PaymentReview,
  SamePicturePayment,
} from '../../contract/payments/payment-review.js';

export interface SamePictureRow extends Omit<SamePicturePayment, 'amount' | 'createdAt'> {
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
  'pay-refund': 'REFUNDED',
};

export const toSamePicture = (row: SamePictureRow): SamePicturePayment => ({
  id: row.id,
  transactionId: row.transactionId,
  amount: toRupees(row.amount),
  status: row.status,
  customerName: row.customerName,
  customerMobile: row.customerMobile,
  createdAt: row.createdAt.toISOString(),
});

export const toHistory = (submittedAt: Date, decisions: readonly AuditRow[]): PaymentReview['history'] => [
  ...decisions.flatMap(({ action, at, by, after }) => {
    const what = EVENTS[action];
    return what ? [{ what, at: at.toISOString(), by, note: noteOf(after) }] : [];
  }),
  { what: 'SUBMITTED', at: submittedAt.toISOString(), by: null, note: null },
];

function noteOf(after: AuditRow['after']): string | null {
  if (after?.reference) return `Reference ${after.reference}`;
  return after?.source ?? after?.reason ?? null;
}
