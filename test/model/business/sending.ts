import { type Day, dayIn } from '../../../backend/contract/calendar';
import type { RefundMethod } from '../../../backend/contract/payments/refunds';
import type { Model, ModelPayment } from '../model';
import { openRefundOf } from './ledger';
import { type Outcome, refused } from './outcome';
import { payRefund } from './paying';
import { PERIOD_RULES } from './terms';

export type DestinationChoice = 'UPI' | 'ACCOUNT';

/** Cash and card return only what was paid in that way; the model has no payments by card. */
const METHODS: Record<DestinationChoice, readonly RefundMethod[]> = {
  UPI: ['UPI'],
  ACCOUNT: ['BANK_TRANSFER', 'UPI'],
};

/** An admin records that the open refund of a payment was sent to its destination. */
export function sendRefund(
  model: Model,
  payment: ModelPayment,
  sending: { kind: DestinationChoice; method: RefundMethod; sentOn: Day; isSeen: boolean },
): Outcome {
  const { kind, method, sentOn, isSeen } = sending;
  if (!isSeen) return refused('WRONG_STATE');
  const isFuture = sentOn > dayIn(PERIOD_RULES.zone, new Date(model.now));
  const isCash = method === 'CASH' && payment.method === 'CASH' && openRefundOf(model, payment) % 100 === 0;
  if ((!METHODS[kind].includes(method) && !isCash) || isFuture) return refused('INVALID');
  return payRefund(model, payment);
}
