import type { Day } from '../../contract/calendar.js';
import { mayBeCancelled } from '../../contract/cancellation.rules.js';
import type { ConsoleRental } from '../../contract/console.js';
import { toFareQuote, type Fare } from '../../contract/fare.js';
import { toRupees, type Paise } from '../../contract/money.js';
import type { PaymentStatus, Refund } from '../../contract/payments.js';
import type { RentalWindow } from '../../contract/rental-period.js';
import type { Booking, RentalCar, RentalKind, RentalStatus, Reservation } from '../../contract/rentals.js';
import { toRefund } from '../payments/index.js';
import { toUpiPayment, type Payee } from '../../contract/upi-payment.js';

type Approval = 'NOT_REGISTERED' | 'PENDING' | 'APPROVED' | 'REJECTED';

export interface OwnRentalRow extends RentalWindow {
  id: number;
  kind: RentalKind;
  reference: string;
  status: RentalStatus;
  carId: number;
  fare: Fare;
  totalPaise: Paise;
  createdAt: Date;
  paymentId: string | null;
  paymentStatus: PaymentStatus | null;
  paymentReason: string | null;
  refund: Paise | null;
  refundDueOn: Day | null;
  refundReference: string | null;
  isPaymentFound: boolean;
  approval: Approval;
  isAdminVerified: boolean;
}

export interface ConsoleRentalRow extends OwnRentalRow {
  customerId: number;
  customerName: string | null;
  customerMobile: string;
  customerEmail: string;
  carName: string;
  plate: string | null;
  history: ConsoleRental['history'];
}

/** What the customer is waiting for, in the specification's words where it has them. */
export function waitingMessage(row: OwnRentalRow): string {
  const ended = ENDED[row.status];
  if (ended) return ended;
  if (row.isAdminVerified)
    return row.kind === 'RESERVATION' && row.status === 'PENDING' ? REVIEW : 'Verified.';
  if (row.paymentStatus === 'REJECTED')
    return 'Your payment could not be verified. Please submit the payment details again.';
  if (row.approval === 'NOT_REGISTERED') return 'Please register with your documents to complete this.';
  if (row.approval === 'REJECTED')
    return 'Your documents were rejected. Please see your profile for the reasons.';
  if (row.kind === 'RESERVATION') return REVIEW;
  return row.approval === 'APPROVED'
    ? 'Your payment is under admin verification. Please wait.'
    : 'Your document is under admin verification. Please wait.';
}

const ENDED: Partial<Record<RentalStatus, string>> = {
  DECLINED: 'This was declined. What you paid will be refunded in full; the reason is in our e-mail.',
  CANCELLED: 'This was cancelled.',
  NO_SHOW: 'The car was not picked up.',
  EXPIRED: 'This was never paid.',
};

const REVIEW = 'Your reservation is under admin review. Please wait.';

function refundFor(row: OwnRentalRow): Refund | null {
  return toRefund({ ...row, status: row.paymentStatus, isFound: row.isPaymentFound });
}

/** Whether the last payment was rejected and the rental still waits for another. */
const mayPayAgain = (row: OwnRentalRow): boolean =>
  row.status === 'PENDING' && row.paymentStatus === 'REJECTED';

function shared(row: OwnRentalRow, car: RentalCar, payee: Payee): Omit<Booking, 'id'> {
  return {
    status: row.status,
    fromDate: row.fromDate,
    toDate: row.toDate,
    pickupTime: row.pickupTime,
    dropTime: row.dropTime,
    paymentId: row.paymentId,
    paymentStatus: row.paymentStatus,
    paymentRejectedReason: row.paymentStatus === 'REJECTED' ? row.paymentReason : null,
    payAgain: mayPayAgain(row) ? toUpiPayment(payee, row.totalPaise, row.reference) : null,
    adminApproval: row.approval === 'NOT_REGISTERED' ? null : row.approval,
    refund: refundFor(row),
    canCancel: mayBeCancelled(row.status),
    isAdminVerified: row.isAdminVerified,
    message: waitingMessage(row),
    createdAt: row.createdAt.toISOString(),
    total: toRupees(row.totalPaise),
    reference: row.reference,
    car,
  };
}

export function toBooking(row: OwnRentalRow, car: RentalCar, payee: Payee): Booking {
  return { id: row.id, ...shared(row, car, payee) };
}

export function toReservation(row: OwnRentalRow, car: RentalCar, payee: Payee): Reservation {
  return { reservationId: row.id, ...shared(row, car, payee) };
}

export function toConsoleRental(row: ConsoleRentalRow): ConsoleRental {
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    status: row.status,
    carId: row.carId,
    carName: row.carName,
    plate: row.plate,
    customerId: row.customerId,
    customerName: row.customerName,
    customerMobile: row.customerMobile,
    customerEmail: row.customerEmail,
    customerApproval: row.approval === 'NOT_REGISTERED' ? null : row.approval,
    fromDate: row.fromDate,
    toDate: row.toDate,
    pickupTime: row.pickupTime,
    dropTime: row.dropTime,
    fare: toFareQuote(row.fare),
    total: toRupees(row.totalPaise),
    paymentId: row.paymentId,
    paymentStatus: row.paymentStatus,
    refund: refundFor(row),
    isAdminVerified: row.isAdminVerified,
    createdAt: row.createdAt.toISOString(),
    history: row.history.map((move) => ({
      at: new Date(move.at).toISOString(),
      from: move.from,
      to: move.to,
      by: move.by,
      reason: move.reason,
    })),
  };
}
