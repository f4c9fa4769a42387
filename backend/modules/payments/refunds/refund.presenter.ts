import type { Day } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { PaymentStatus, Refund } from '../../../contract/payments/payments.js';

export interface RefundRow {
  status: PaymentStatus | null;
  refund: Paise | null;
  refundDueOn: Day | null;
  refundReference: string | null;
  /** Whether an admin has verified the payment. */
  isFound: boolean;
}

/** Returns null if the payment has no refund. */
export function toRefund(row: RefundRow): Refund | null {
  if (row.status !== 'REFUND_DUE' && row.status !== 'REFUNDED') return null;
  return {
    amount: toRupees(defined(row.refund, 'refund')),
    dueDate: defined(row.refundDueOn, 'refundDueOn'),
    reference: row.refundReference,
    state: row.status === 'REFUNDED' ? 'PAID' : row.isFound ? 'DUE' : 'CHECKING',
  };
}
