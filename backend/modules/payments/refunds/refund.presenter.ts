import type { Day } from '../../../contract/calendar.js';
import { type Paise, sum, toRupees } from '../../../contract/money.js';
import type { Refund, RefundState } from '../../../contract/payments/payments.js';
import type { RefundMethod } from '../../../contract/payments/refunds.js';

export interface StoredRefund {
  state: RefundState;
  amount: Paise;
  dueDate: Day;
  method: RefundMethod | null;
  reference: string | null;
  sentAt: string | null;
  sentBy: string | null;
}

export interface RefundRow {
  refunds: readonly StoredRefund[];
}

export const toRefunds = ({ refunds }: RefundRow): Refund[] => refunds.map(toWireRefund);

const toWireRefund = ({ amount, dueDate, method, reference, state }: StoredRefund): Refund => ({
  amount: toRupees(amount),
  dueDate,
  method,
  reference,
  state,
});

/** Returns the sum of the due refunds, else of those being checked, else of the sent ones; null without a refund. */
export function toRefund({ refunds }: RefundRow): Refund | null {
  const shown = shownRefunds(refunds);
  const [first] = shown;
  if (!first) return null;
  return toWireRefund({
    ...first,
    amount: sum(shown.map(({ amount }) => amount)),
    dueDate: shown.map(({ dueDate }) => dueDate).reduce((one, other) => (one < other ? one : other)),
    method: shown.every(({ method }) => method === first.method) ? first.method : null,
    reference: shown.flatMap(({ reference }) => reference ?? []).join(', ') || null,
  });
}

function shownRefunds(refunds: readonly StoredRefund[]): StoredRefund[] {
  const states = ['DUE', 'CHECKING', 'PAID'] as const;
  const shown = states.find((state) => refunds.some((refund) => refund.state === state));
  return refunds.filter(({ state }) => state === shown);
}
