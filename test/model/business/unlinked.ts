import type { PaymentStatus } from '../../../backend/contract/payments/payments';
import type { Model, ModelCustomer, ModelPayment, ModelRental } from '../model';
import { GOES_AHEAD, payNowOf, stateOf } from './ledger';
import { DONE, type Outcome, refused } from './outcome';
import { confirmBookings, isTakenAtCounter } from './paying';
import { isClaimable } from './renting';

const PAYABLE = [...GOES_AHEAD, 'RETURNED'];
const BY_CUSTOMER: readonly PaymentStatus[] = ['SUBMITTED', 'VERIFIED'];
const BY_ADMIN: readonly PaymentStatus[] = [...BY_CUSTOMER, 'REFUND_DUE'];

/** A customer links a payment to a rental; an admin if `by` is null. */
export function attachPayment(
  model: Model,
  by: ModelCustomer | null,
  payment: ModelPayment,
  rental: ModelRental,
): Outcome {
  const refusal = by && refuseCustomer(by, payment, rental);
  if (refusal) return refusal;
  if (!isAttachable(model, payment, by ? BY_CUSTOMER : BY_ADMIN)) return refused('WRONG_STATE');
  if (rental.customer !== payment.customer) return refused('WRONG_STATE');
  if (rental.action !== payment.type) return refused('WRONG_STATE');
  const expected = payNowOf(model, rental);
  if (!isPayable(rental, expected)) return refused('WRONG_STATE');
  if (by && expected === 0) return refused('WRONG_STATE');
  Object.assign(payment, { rental, expected, slotLost: false, isOwed: false });
  confirmBookings(model, payment.customer);
  return DONE;
}

/** True if the rental accepts a payment; a closed rental or a no-show only if an amount is due, as for a later charge. */
const isPayable = ({ status }: ModelRental, expected: number): boolean =>
  PAYABLE.includes(status) || (['CLOSED', 'NO_SHOW'].includes(status) && expected > 0);

const isAttachable = (model: Model, payment: ModelPayment, states: readonly PaymentStatus[]): boolean =>
  payment.rental === null &&
  payment.refundsSent.length === 0 &&
  states.includes(stateOf(model, payment).status);

function refuseCustomer(by: ModelCustomer, payment: ModelPayment, rental: ModelRental): Outcome | null {
  if (!by.signedIn) return refused('UNAUTHENTICATED');
  return payment.customer === by && rental.customer === by ? null : refused('NOT_FOUND');
}

/** A customer requests the refund of a payment that no rental has claimed. */
export function returnUnlinked(by: ModelCustomer, payment: ModelPayment): Outcome {
  if (!by.signedIn) return refused('UNAUTHENTICATED');
  if (payment.customer !== by) return refused('NOT_FOUND');
  if (payment.status !== 'VERIFIED' || !isClaimable(payment)) return refused('WRONG_STATE');
  payment.isOwed = true;
  return DONE;
}

/** An admin allows any customer to submit the transaction ID of a rejected payment. */
export function releaseId(payment: ModelPayment): Outcome {
  if (payment.status !== 'REJECTED' || payment.released || isTakenAtCounter(payment))
    return refused('WRONG_STATE');
  payment.released = true;
  return DONE;
}
