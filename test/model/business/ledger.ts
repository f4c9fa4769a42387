import type { PaymentStatus } from '../../../backend/contract/payments/payments';
import type { Model, ModelPayment, ModelRental } from '../model';

interface Money {
  charged: number;
  received: number;
  refunded: number;
}

const ENDED: readonly string[] = ['CANCELLED', 'DECLINED', 'EXPIRED'];
const GOES_AHEAD: readonly string[] = ['PENDING', 'CONFIRMED', 'ON_TRIP'];

const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0);
export const receivedOf = ({ status, amount, received }: ModelPayment): number =>
  status === 'VERIFIED' ? (received ?? amount) : 0;
const paymentsOf = (model: Model, rental: ModelRental): ModelPayment[] =>
  model.payments.filter((payment) => payment.rental === rental);

/** The charge once this much is received, before waivers. */
function fullChargeOf(
  { status, total, kept, settled, refundPercent }: ModelRental,
  received: number,
): number {
  if (!ENDED.includes(status)) return (kept ?? total) + settled;
  const towardsFare = Math.min(received, total);
  return towardsFare - Math.ceil((towardsFare * (refundPercent ?? 100)) / 100);
}

const chargeOf = (rental: ModelRental, received: number): number =>
  Math.max(0, fullChargeOf(rental, received) - rental.waived);

const creditOf = (rental: ModelRental, received: number, refunded: number): number =>
  Math.max(0, received - refunded - chargeOf(rental, received));

/** The expected sums of the ledger of a rental. */
export function moneyOf(model: Model, rental: ModelRental): Money {
  const payments = paymentsOf(model, rental);
  const received = sum(payments.map(receivedOf));
  return {
    charged: chargeOf(rental, received),
    received,
    refunded: sum(payments.map(({ sent }) => sent)),
  };
}

/** The refund of a payment that is due and not sent: all credit of a rental that has ended, from its newest payments. */
export function openRefundOf(model: Model, payment: ModelPayment): number {
  const { rental } = payment;
  if (!rental) return payment.isOwed ? Math.max(0, receivedOf(payment) - payment.sent) : 0;
  if (GOES_AHEAD.includes(rental.status)) return 0;
  const { charged, received, refunded } = moneyOf(model, rental);
  let credit = received - charged - refunded;
  for (const one of paymentsOf(model, rental).reverse()) {
    const share = Math.max(0, Math.min(credit, receivedOf(one) - one.sent));
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
  const { status, rental, sent } = payment;
  const expected = status === 'SUBMITTED' && rental ? expectedRefundOf(model, payment, rental) : 0;
  if (expected > 0) return { status: 'REFUND_DUE', refund: expected };
  const open = openRefundOf(model, payment);
  if (open > 0) return { status: 'REFUND_DUE', refund: open };
  return sent > 0 ? { status: 'REFUNDED', refund: sent } : { status, refund: null };
}

/** The refund that the verification of a payment would lead to, after the earlier payments that are still being checked. */
function expectedRefundOf(model: Model, payment: ModelPayment, rental: ModelRental): number {
  if (GOES_AHEAD.includes(rental.status)) return 0;
  const payments = paymentsOf(model, rental);
  const earlier = payments.slice(0, payments.indexOf(payment)).filter(({ status }) => status === 'SUBMITTED');
  const before = sum(payments.map(receivedOf)) + sum(earlier.map(({ amount }) => amount));
  const refunded = sum(payments.map(({ sent }) => sent));
  return creditOf(rental, before + payment.amount, refunded) - creditOf(rental, before, refunded);
}

/** Our payment besides the refund after a cancellation by us: the customer's loss in the reverse case. */
function compensationOf(model: Model, rental: ModelRental): number {
  if (rental.status !== 'CANCELLED' || rental.customerPercent === null) return 0;
  return fullChargeOf({ ...rental, refundPercent: rental.customerPercent }, moneyOf(model, rental).received);
}

/** Positive if its customer owes it. */
export function balanceOf(model: Model, rental: ModelRental): number {
  const { charged, received, refunded } = moneyOf(model, rental);
  return charged - received + refunded - rental.writtenOff - compensationOf(model, rental);
}

/** A debt that was written off is restored by a payment of it. */
export function restoreDebts(model: Model): void {
  for (const rental of model.rentals) if (balanceOf(model, rental) < 0) rental.writtenOff = 0;
}

/** The money of the business, and the refunds and compensations that it has to send. */
export const totalsOf = (model: Model): { money: number; open: number } => ({
  money: sum(model.payments.map((payment) => receivedOf(payment) - payment.sent)),
  open: sum([
    ...model.payments.map((payment) => openRefundOf(model, payment)),
    ...model.rentals.map((rental) => compensationOf(model, rental)),
  ]),
});
