import type { Shortage } from '../../../backend/contract/payments/payments';
import type { RentalAction } from '../../../backend/contract/rentals/fare';
import type { Model, ModelCustomer, ModelHold, ModelPayment, ModelRental } from '../model';
import { balanceOf, GOES_AHEAD, openRefundOf, payNowOf, restOf } from './ledger';
import { byOthers, changeState } from './moving';
import { DONE, type Outcome, refused } from './outcome';
import { PAID_HOLD_TIME } from './terms';

export interface PaymentDetails {
  customer: ModelCustomer;
  type: RentalAction;
  transactionId: string;
  amount: number;
  /** The hold or rental that the form contains, if any. */
  hold?: ModelHold;
  rental?: ModelRental;
}

export function submitPayment(model: Model, details: PaymentDetails): Outcome {
  const { customer, type, transactionId, amount } = details;
  const refusal = refusePayment(details);
  if (refusal) return refusal;
  const hold = details.rental ? null : holdToPay(model, details);
  const rental = details.rental ?? (hold ? null : rentalToPay(model, details));
  if (rental && checkedOf(model, rental) >= MAX_CHECKED) return refused('TOO_MANY_OPEN');
  const earlier = withId(model, transactionId);
  if (isUsed(earlier, customer, rental)) return refused('ALREADY_EXISTS');
  if (!rental && unclaimedOf(model, customer) >= MAX_UNCLAIMED) return refused('TOO_MANY_OPEN');
  extend(model, hold);
  store(model, earlier, {
    ...{ customer, transactionId, type, amount, rental, ...UNDECIDED },
    hold: paidHold(details, hold, rental),
    expected: expectedFor(model, hold, rental),
  });
  return DONE;
}

/** The hold of a payment, also one that has ended; null if the payment is for a rental. */
const paidHold = (
  { hold }: PaymentDetails,
  live: ModelHold | null,
  rental: ModelRental | null,
): ModelHold | null => (rental ? null : (live ?? hold ?? null));

type Submitted = Omit<
  ModelPayment,
  'id' | 'version' | 'method' | 'resubmissions' | 'refundsSent' | 'released'
>;

function store(model: Model, earlier: ModelPayment | undefined, submitted: Submitted): void {
  if (earlier) Object.assign(earlier, submitted, { resubmissions: earlier.resubmissions + 1 });
  else model.payments.push({ ...newPayment(), ...submitted });
}

function expectedFor(model: Model, hold: ModelHold | null, rental: ModelRental | null): number | null {
  if (rental) return payNowOf(model, rental);
  return hold && hold.total + hold.car.deposit;
}

/** Returns the payment that prevents other payments with the same transaction ID. */
export const withId = ({ payments }: Model, transactionId: string): ModelPayment | undefined =>
  payments.find((payment) => payment.transactionId === transactionId && !payment.released);

/** True for cash and card, which are verified immediately. */
export const isTakenAtCounter = ({ method }: ModelPayment): boolean => method === 'CASH' || method === 'CARD';

const UNDECIDED = {
  ...{ received: null, shortage: null, status: 'SUBMITTED' as const, decidedAt: null },
  ...{ slotLost: false, isOwed: false },
};

const newPayment = () => ({
  ...{ id: 0, version: 1, method: 'UPI' as const, resubmissions: 0, hold: null },
  ...{ ...UNDECIDED, refundsSent: [], released: false },
});

/** Adds a payment that staff have recorded, and that is verified immediately. */
export function addVerified(
  model: Model,
  paid: Pick<ModelPayment, 'transactionId' | 'method' | 'customer' | 'type' | 'amount' | 'rental'>,
): void {
  const expected = paid.rental && payNowOf(model, paid.rental);
  model.payments.push({ ...newPayment(), ...paid, expected, status: 'VERIFIED', decidedAt: model.now });
  confirmBookings(model, paid.customer);
}

/** Extends a hold, but only once. */
function extend(model: Model, hold: ModelHold | null): void {
  if (!hold || hold.extended) return;
  hold.extended = true;
  hold.expiresAt = Math.max(hold.expiresAt, model.now + PAID_HOLD_TIME);
}

const MAX_RESUBMISSIONS = 2;

/** True if a payment prevents this customer from submitting its transaction ID for this rental. */
const isUsed = (
  payment: ModelPayment | undefined,
  customer: ModelCustomer,
  rental: ModelRental | null,
): boolean =>
  payment !== undefined &&
  (payment.customer !== customer ||
    payment.status !== 'REJECTED' ||
    payment.resubmissions >= MAX_RESUBMISSIONS ||
    (payment.rental !== rental && isBound(payment)));

/** True if the rental of the payment goes ahead, or a part of the payment was refunded. */
const isBound = ({ rental, refundsSent }: ModelPayment): boolean =>
  refundsSent.length > 0 || (rental !== null && GOES_AHEAD.includes(rental.status));

const MAX_CHECKED = 5;

/** Returns the number of undecided payments of a rental. */
const checkedOf = (model: Model, rental: ModelRental): number =>
  model.payments.filter((payment) => payment.rental === rental && payment.status === 'SUBMITTED').length;

const MAX_UNCLAIMED = 3;

const unclaimedOf = (model: Model, customer: ModelCustomer): number =>
  model.payments.filter(
    (payment) => payment.customer === customer && payment.rental === null && payment.status === 'SUBMITTED',
  ).length;

function refusePayment({ customer, type, hold, rental }: PaymentDetails): Outcome | null {
  if (!customer.signedIn) return refused('UNAUTHENTICATED');
  if (customer.approval === 'REJECTED') return refused('ACCOUNT_REJECTED');
  if (rental && (rental.customer !== customer || rental.action !== type)) return refused('NOT_FOUND');
  if (!hold || rental) return null;
  if (hold.customer !== customer) return refused('NOT_FOUND');
  return hold.action === type ? null : refused('WRONG_STATE');
}

/** Returns the given hold, or without one the newest of that type; null unless it is live. */
function holdToPay(model: Model, { customer, type, hold }: PaymentDetails): ModelHold | null {
  if (hold) return hold.state === 'LIVE' ? hold : null;
  return (
    model.holds.findLast(
      (live) => live.state === 'LIVE' && live.customer === customer && live.action === type,
    ) ?? null
  );
}

/** Returns the first rental of the customer that waits for a payment; null for a hold that has ended without a rental. */
function rentalToPay(model: Model, { customer, type, hold }: PaymentDetails): ModelRental | null {
  if (hold && hold.state !== 'RENTED') return null;
  return (
    model.rentals.find(
      (unpaid) => unpaid.customer === customer && unpaid.action === type && waitsForPayment(model, unpaid),
    ) ?? null
  );
}

export function waitsForPayment(model: Model, rental: ModelRental): boolean {
  const paid = model.payments.filter((payment) => payment.rental === rental);
  if (rental.status !== 'PENDING' || paid.some(({ status }) => status === 'SUBMITTED')) return false;
  if (awaitsRest(model, rental)) return true;
  return (
    paid.some(({ status }) => status === 'REJECTED') && !paid.some(({ status }) => status === 'VERIFIED')
  );
}

/** True if the newest verdict on a payment that was too low asks for the rest first, and the rest is still owed. */
function awaitsRest(model: Model, rental: ModelRental): boolean {
  const short = model.payments
    .filter((paid) => paid.rental === rental && paid.status === 'VERIFIED' && paid.shortage !== null)
    .sort((a, b) => a.decidedAt! - b.decidedAt! || a.id - b.id);
  return rental.status === 'PENDING' && short.at(-1)?.shortage === 'FIRST' && balanceOf(model, rental) > 0;
}

/** Returns the time of the verdict since which an unpaid rental has waited. */
export const awaitedSince = (model: Model, rental: ModelRental): number =>
  Math.max(
    ...model.payments
      .filter((paid) => paid.rental === rental)
      .filter(
        ({ status, shortage }) =>
          status === 'REJECTED' || (shortage === 'FIRST' && awaitsRest(model, rental)),
      )
      .map(({ decidedAt }) => decidedAt!),
  );

export interface Verdict {
  isVerified: boolean;
  /** True if the admin's version of the payment is current. */
  isSeen: boolean;
  /** The amount that the bank received, and the effect if it is too low. */
  short?: { received: number; shortage: Shortage } | undefined;
}

export function decidePayment(
  model: Model,
  payment: ModelPayment,
  { isVerified, isSeen, short }: Verdict,
): Outcome {
  if (payment.status !== 'SUBMITTED' || !isSeen) return refused('WRONG_STATE');
  if (isVerified) receive(model, payment, short);
  payment.decidedAt = model.now;
  payment.status = isVerified ? 'VERIFIED' : 'REJECTED';
  if (!isVerified) return DONE;
  // A payment whose slot was taken is refunded after its verification.
  if (!payment.rental) payment.isOwed = payment.slotLost || hasRest(payment);
  confirmBookings(model, payment.customer);
  return DONE;
}

/** True if a part of an unclaimed payment was refunded, so that no rental can use the rest. */
export const hasRest = ({ rental, refundsSent }: ModelPayment): boolean =>
  rental === null && refundsSent.length > 0;

function receive(model: Model, payment: ModelPayment, short: Verdict['short']): void {
  const { rental, amount } = payment;
  const { received, shortage } = short ?? { received: amount, shortage: 'AT_PICKUP' as const };
  const isShort = rental !== null && balanceOf(model, rental) > received;
  payment.shortage = isShort ? shortage : null;
  payment.received = received === amount ? null : received;
}

/** A booking is confirmed automatically once its payment is verified and its customer approved. */
export function confirmBookings(model: Model, customer: ModelCustomer): void {
  for (const rental of model.rentals) {
    if (rental.customer !== customer || rental.action !== 'book' || rental.status !== 'PENDING') continue;
    if (isAdminVerified(model, rental) && model.now <= rental.endsAt)
      changeState(rental, 'CONFIRMED', byOthers(model.now));
  }
}

export const isAdminVerified = (model: Model, rental: ModelRental): boolean =>
  rental.customer.approval === 'APPROVED' &&
  model.payments.some((payment) => payment.rental === rental && payment.status === 'VERIFIED') &&
  !awaitsRest(model, rental);

export function payRefund(model: Model, payment: ModelPayment): Outcome {
  // An admin can refund a verified payment without a rental at any time.
  const isUnlinked = payment.status === 'VERIFIED' && !payment.rental;
  const refund = isUnlinked ? Math.max(0, restOf(payment)) : openRefundOf(model, payment);
  if (refund === 0) return refused('WRONG_STATE');
  if (payment.rental) payment.rental.asked = Math.max(0, payment.rental.asked - refund);
  payment.refundsSent.push({ amount: refund, at: model.now });
  return DONE;
}

/** The newest refund of a payment bounces, and is due again. */
export function bounceRefund(payment: ModelPayment): Outcome {
  const refund = payment.refundsSent.pop();
  if (refund === undefined) return refused('NOT_FOUND');
  if (payment.rental) payment.rental.asked += refund.amount;
  else payment.isOwed = true;
  return DONE;
}
