import type { Day } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { Refund, RefundState } from '../../../contract/payments/payments.js';

export interface RefundRow {
  refund: Paise | null;
  refundState: RefundState | null;
  refundDueOn: Day | null;
  refundReference: string | null;
}

/** Returns null if the payment has no refund. */
export function toRefund({ refund, refundState, refundDueOn, refundReference }: RefundRow): Refund | null {
  if (refundState === null) return null;
  return {
    amount: toRupees(defined(refund, 'refund')),
    dueDate: defined(refundDueOn, 'refundDueOn'),
    reference: refundReference,
    state: refundState,
  };
}
