import { type Day, dayIn } from '../../../backend/contract/calendar';
import { OWNER_PROOF_MINUTES } from '../../../backend/contract/limits';
import type { RefundMethod } from '../../../backend/contract/payments/refunds';
import type { Model, ModelCustomer, ModelPayment, ModelRental } from '../model';
import { openCompensationOf, openRefundOf } from './ledger';
import { DONE, type Outcome, refused } from './outcome';
import { bounceRefund, payRefund } from './paying';
import { MINUTE, PERIOD_RULES } from './terms';

export type DestinationChoice = 'UPI' | 'ACCOUNT' | 'CASH' | 'CARD';

/** A refund returns a payment, or compensates a rental. */
export type Refunded = ModelPayment | ModelRental;

export const isRental = (refunded: Refunded): refunded is ModelRental => 'kind' in refunded;

export const amountOf = (model: Model, refunded: Refunded): number =>
  isRental(refunded) ? openCompensationOf(model, refunded) : openRefundOf(model, refunded);

const METHODS: Record<DestinationChoice, readonly RefundMethod[]> = {
  UPI: ['UPI'],
  ACCOUNT: ['BANK_TRANSFER', 'UPI'],
  CASH: [],
  CARD: ['CARD'],
};

/** True if the refund may use this method: only that of the payment, and cash only for whole rupees. */
const mayReturn = (model: Model, refunded: Refunded, method: 'CASH' | 'CARD'): boolean =>
  !isRental(refunded) &&
  refunded.method === method &&
  (method === 'CARD' || openRefundOf(model, refunded) % 100 === 0);

const isFitting = (model: Model, refunded: Refunded, kind: DestinationChoice): boolean =>
  kind === 'UPI' || kind === 'ACCOUNT' || mayReturn(model, refunded, kind);

/** An admin enters the destination of an open refund. */
export function directRefund(model: Model, refunded: Refunded, kind: DestinationChoice): Outcome {
  if (!isFitting(model, refunded, kind)) return refused('INVALID');
  refunded.customer.hasDestination = true;
  return DONE;
}

/** An admin records that an open refund was sent to its destination. */
export function sendRefund(
  model: Model,
  refunded: Refunded,
  sending: { kind: DestinationChoice; method: RefundMethod; sentOn: Day; isSeen: boolean },
): Outcome {
  const { kind, method, sentOn, isSeen } = sending;
  if (!isSeen) return refused('WRONG_STATE');
  const isFuture = sentOn > dayIn(PERIOD_RULES.zone, new Date(model.now));
  const isCash = method === 'CASH' && mayReturn(model, refunded, method);
  if ((!METHODS[kind].includes(method) && !isCash) || isFuture) return refused('INVALID');
  if (!isRental(refunded)) return payRefund(model, refunded);
  refunded.compensationsSent.push({ amount: openCompensationOf(model, refunded), at: model.now });
  return DONE;
}

/** A custom admin returns a deposit in cash. The caller must ensure that the refund returns nothing else. */
export function returnCashDeposit(model: Model, payment: ModelPayment): Outcome {
  const isDue = openRefundOf(model, payment) > 0;
  return isDue && !mayReturn(model, payment, 'CASH') ? refused('FORBIDDEN') : payRefund(model, payment);
}

/** The newest refund bounces, and is due again. */
export function bounce(refunded: Refunded): Outcome {
  if (!isRental(refunded)) return bounceRefund(refunded);
  return refunded.compensationsSent.pop() ? DONE : refused('NOT_FOUND');
}

/** The open refunds of a rental or of a payment without a rental. */
function openOf(model: Model, owner: Refunded): Refunded[] {
  if (!isRental(owner)) return owner.rental === null && openRefundOf(model, owner) > 0 ? [owner] : [];
  const all = [owner, ...model.payments.filter(({ rental }) => rental === owner)];
  return all.filter((refunded) => amountOf(model, refunded) > 0);
}

/** A customer enters the destination of these open refunds. */
export function chooseDestination(
  model: Model,
  by: ModelCustomer,
  owner: Refunded,
  kind: DestinationChoice,
): Outcome {
  if (!by.signedIn) return refused('UNAUTHENTICATED');
  if (owner.customer !== by) return refused('NOT_FOUND');
  const open = openOf(model, owner);
  if (open.length === 0) return refused('WRONG_STATE');
  if (!open.every((refunded) => isFitting(model, refunded, kind))) return refused('INVALID');
  if (by.hasDestination && model.now >= by.provedAt + OWNER_PROOF_MINUTES * MINUTE)
    return refused('PROOF_NEEDED');
  by.hasDestination = true;
  return DONE;
}

/** A customer enters the code that was sent for a proof. */
export function proveOwner(model: Model, by: ModelCustomer): Outcome {
  by.provedAt = model.now;
  return DONE;
}
