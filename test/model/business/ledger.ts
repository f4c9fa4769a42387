import type { PaymentStatus } from '../../../backend/contract/payments/payments';
import type { Model, ModelPayment, ModelRental, SentRefund } from '../model';

interface Money {
  charged: number;
  received: number;
  refunded: number;
  /** The part that is a security deposit. */
  held: number;
}

const ENDED: readonly string[] = ['CANCELLED', 'DECLINED', 'EXPIRED'];
export const GOES_AHEAD: readonly string[] = ['PENDING', 'CONFIRMED', 'ON_TRIP'];

const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0);
export const receivedOf = ({ status, amount, received }: ModelPayment): number =>
  status === 'VERIFIED' ? (received ?? amount) : 0;
const sumOf = (refunds: readonly SentRefund[]): number => sum(refunds.map(({ amount }) => amount));
/** The rest of a payment after its refunds; negative if they exceed it. */
export const restOf = (payment: ModelPayment): number => receivedOf(payment) - sumOf(payment.refundsSent);
const paymentsOf = (model: Model, rental: ModelRental): ModelPayment[] =>
  model.payments.filter((payment) => payment.rental === rental);

export const isEnded = ({ status }: Pick<ModelRental, 'status'>): boolean => ENDED.includes(status);

/** Returns the charge before waivers, if `received` was received. */
function fullChargeOf(
  { status, total, kept, settled, later, refundPercent }: ModelRental,
  received: number,
): number {
  const laterCharges = later.filter((charge) => charge.settledAt !== null).map(({ amount }) => amount);
  if (!isEnded({ status })) return (kept ?? total) + settled + sum(laterCharges);
  const towardsFare = Math.min(received, total);
  return towardsFare - Math.ceil((towardsFare * (refundPercent ?? 100)) / 100);
}

const chargeOf = (rental: ModelRental, received: number): number =>
  Math.max(0, fullChargeOf(rental, received) - rental.waived);

const BEFORE_HANDOVER: readonly string[] = ['PENDING', 'CONFIRMED'];

/** Returns the held deposit: the money beyond the charges, up to the deposit, until the settlement is final. */
function depositOf(rental: ModelRental, received: number, refunded: number): number {
  const { status, settledAt, deposit, depositKept } = rental;
  const isOver = !GOES_AHEAD.includes(status) && (status !== 'RETURNED' || settledAt !== null);
  if (isOver) return 0;
  return Math.max(0, Math.min(received - refunded - chargeOf(rental, received), depositKept ?? deposit));
}

const creditOf = (rental: ModelRental, received: number, refunded: number): number =>
  Math.max(0, received - refunded - chargeOf(rental, received) - depositOf(rental, received, refunded));

/** The refunds of a rental that were sent. */
const refundedOf = (model: Model, rental: ModelRental): number =>
  sum(paymentsOf(model, rental).map(({ refundsSent }) => sumOf(refundsSent))) +
  sumOf(rental.compensationsSent);

/** The expected sums of the ledger of a rental. */
export function moneyOf(model: Model, rental: ModelRental): Money {
  const received = sum(paymentsOf(model, rental).map(receivedOf));
  const refunded = refundedOf(model, rental);
  return {
    charged: chargeOf(rental, received),
    received,
    refunded,
    held: depositOf(rental, received, refunded),
  };
}

/**
 * Returns the open refund of a payment. The newest payments of a rental return all its credit if it has ended,
 * otherwise only the requested credit.
 */
export function openRefundOf(model: Model, payment: ModelPayment): number {
  const { rental } = payment;
  if (!rental) return payment.isOwed ? Math.max(0, restOf(payment)) : 0;
  const all = Math.max(0, -balanceOf(model, rental));
  let credit = GOES_AHEAD.includes(rental.status) ? Math.min(all, rental.asked) : all;
  for (const one of paymentsOf(model, rental).reverse()) {
    const share = Math.max(0, Math.min(credit, restOf(one)));
    if (one === payment) return share;
    credit -= share;
  }
  return 0;
}

/** The state of a payment and its refund, as the API states it. */
export function stateOf(
  model: Model,
  payment: ModelPayment,
): { status: PaymentStatus; refund: number | null } {
  const { status, rental } = payment;
  const sent = sumOf(payment.refundsSent);
  const expected = expectedRefundOf(model, payment);
  if (expected > 0) return { status: 'REFUND_DUE', refund: expected };
  const open = openRefundOf(model, payment);
  const refund = open || sent || null;
  const isOver = status === 'VERIFIED' && !(rental && GOES_AHEAD.includes(rental.status));
  if (refund === null || !isOver) return { status, refund };
  return { status: open > 0 ? 'REFUND_DUE' : 'REFUNDED', refund };
}

/** Returns the sum of the open refunds of the payments of a rental, else of those being checked, else of the sent ones. */
export function shownRefundOf(model: Model, rental: ModelRental): number {
  const expected = sum(paymentsOf(model, rental).map((payment) => expectedRefundOf(model, payment)));
  const sent = sum(paymentsOf(model, rental).map(({ refundsSent }) => sumOf(refundsSent)));
  return openRefundsOf(model, rental) || expected || sent;
}

/**
 * Returns the refund that the verification of a payment would open, after the verification of earlier undecided
 * payments.
 */
function expectedRefundOf(model: Model, payment: ModelPayment): number {
  const { status, rental } = payment;
  if (status !== 'SUBMITTED' || !rental || GOES_AHEAD.includes(rental.status)) return 0;
  const payments = paymentsOf(model, rental);
  const earlier = payments.slice(0, payments.indexOf(payment)).filter(({ status }) => status === 'SUBMITTED');
  const before = sum(payments.map(receivedOf)) + sum(earlier.map(({ amount }) => amount));
  const refunded = refundedOf(model, rental) - sumOf(rental.compensationsSent);
  return creditOf(rental, before + payment.amount, refunded) - creditOf(rental, before, refunded);
}

/**
 * Returns our payment in addition to the refund after a cancellation by us: the amount that the customer would have
 * lost by cancelling.
 */
function compensationOf(model: Model, rental: ModelRental): number {
  if (rental.status !== 'CANCELLED' || rental.customerPercent === null) return 0;
  return fullChargeOf({ ...rental, refundPercent: rental.customerPercent }, moneyOf(model, rental).received);
}

/** Returns the balance of a rental; positive if its customer owes it. */
export function balanceOf(model: Model, rental: ModelRental): number {
  const { charged, received, refunded, held } = moneyOf(model, rental);
  return charged - received + refunded + held - rental.writtenOff - compensationOf(model, rental);
}

/** Restores debts that were written off but paid later, and limits requested refunds to the remaining credit. */
export function restoreDebts(model: Model): void {
  for (const rental of model.rentals) {
    if (balanceOf(model, rental) < 0) rental.writtenOff = 0;
    const goesAhead = GOES_AHEAD.includes(rental.status);
    rental.asked = goesAhead ? Math.min(rental.asked, Math.max(0, -balanceOf(model, rental))) : 0;
  }
}

/** Returns the missing part of the deposit, which is required until the handover. */
export const missingDepositOf = (model: Model, rental: ModelRental): number =>
  BEFORE_HANDOVER.includes(rental.status) ? Math.max(0, rental.deposit - moneyOf(model, rental).held) : 0;

/** Returns the sum of the undecided payments of a rental. */
export const checkingOf = (model: Model, rental: ModelRental): number =>
  sum(paymentsOf(model, rental).map(({ status, amount }) => (status === 'SUBMITTED' ? amount : 0)));

/** Returns the open compensation of a rental: its credit beyond its payments. */
export const openCompensationOf = (model: Model, rental: ModelRental): number =>
  GOES_AHEAD.includes(rental.status)
    ? 0
    : Math.max(0, -balanceOf(model, rental) - openRefundsOf(model, rental));

const openRefundsOf = (model: Model, rental: ModelRental): number =>
  sum(paymentsOf(model, rental).map((payment) => openRefundOf(model, payment)));

/** Returns the sum of the open refunds and the open compensation of a rental. */
export const openOf = (model: Model, rental: ModelRental): number =>
  openRefundsOf(model, rental) + openCompensationOf(model, rental);

/** Returns the amount that the customer is asked to pay now. */
export const payNowOf = (model: Model, rental: ModelRental): number =>
  Math.max(
    0,
    Math.max(0, balanceOf(model, rental)) + missingDepositOf(model, rental) - checkingOf(model, rental),
  );

/** The balances of the accounts, and the refunds and compensations that the business has to send. */
export interface Totals {
  money: number;
  income: number;
  deposit: number;
  loss: number;
  /** The debts of customers less their credits. */
  customer: number;
  open: number;
}

export function totalsOf(model: Model): Totals {
  const unlinked = model.payments.filter(({ rental }) => rental === null);
  const over = (figure: (rental: ModelRental) => number): number => sum(model.rentals.map(figure));
  return {
    money: sum(model.payments.map(restOf)) - over(({ compensationsSent }) => sumOf(compensationsSent)),
    income: over((rental) => moneyOf(model, rental).charged),
    deposit: over((rental) => moneyOf(model, rental).held),
    loss: over((rental) => rental.writtenOff + compensationOf(model, rental)),
    customer: over((rental) => balanceOf(model, rental)) - sum(unlinked.map(restOf)),
    open:
      over((rental) => openOf(model, rental)) + sum(unlinked.map((payment) => openRefundOf(model, payment))),
  };
}
