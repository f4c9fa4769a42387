import type { ConsoleRental } from '../../contract/console.js';
import { type CatalogueMessage, messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import { NO_PAISE, type Paise, plus, toPaise, toRupees } from '../../contract/money.js';
import { payAgainUntil, type PaymentStatus } from '../../contract/payments/payments.js';
import { type Payee, toUpiPayment } from '../../contract/payments/upi-payment.js';
import type { AgreedTerms } from '../../contract/rentals/agreed-terms.js';
import { mayBeCancelled } from '../../contract/rentals/cancellation.rules.js';
import { toAgreedChargesWire } from '../../contract/rentals/charges.js';
import { type Fare, toFareQuote } from '../../contract/rentals/fare.js';
import { keptOfNoShow } from '../../contract/rentals/kept-fare.rules.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import type {
  Booking,
  RentalCar,
  RentalKind,
  RentalStatus,
  Reservation,
} from '../../contract/rentals/rentals.js';
import type { EditableRules } from '../../contract/settings.js';
import { toWire } from '../../platform/http/wire-message.js';
import { type MoneyRow, toRentalMoney } from '../ledger/index.js';
import { type RefundRow, toRefund, toRefunds } from '../payments/index.js';
import { rentalWait } from './queries/rental-wait.rules.js';
import { type StoredApproval, toApproval } from './rental-progress.rules.js';
import { mayDeskCancel, possibleMoves, type TripRules } from './states/trip.rules.js';

/** The settings that an own rental depends on. */
export interface OwnTerms {
  upi: Payee;
  rules: Pick<EditableRules, 'paymentReplacementHours' | 'unverifiedPaymentHours'>;
}

interface RentalRow extends RentalWindow, AgreedTerms, MoneyRow, RefundRow {
  id: number;
  kind: RentalKind;
  reference: string;
  status: RentalStatus;
  carId: number;
  agreementId: number | null;
  fare: Fare;
  totalPaise: Paise;
  createdAt: Date;
  startsAt: Date;
  endsAt: Date;
  bufferMinutes: number;
  /** Current time by the clock of the database. */
  now: Date;
  paymentId: string | null;
  paymentStatus: PaymentStatus | null;
  paymentReason: string | null;
  /** When the rental began to wait for a payment; null if it does not. */
  awaitsPaymentSince: Date | null;
  /** True if it waits for the rest of a payment that was too low. */
  awaitsRest: boolean;
  approval: StoredApproval;
  isAdminVerified: boolean;
}

export interface OwnRentalRow extends RentalRow {
  /** Since when a payment of an unproven customer waits for our verification; null otherwise. */
  uncheckedSince: Date | null;
}

export interface ConsoleRentalRow extends RentalRow {
  customerId: number;
  customerName: string | null;
  customerMobile: string;
  customerEmail: string;
  customerSuspended: boolean;
  carRefused: boolean;
  carName: string;
  plate: string | null;
  transactionRow: number | null;
  history: ConsoleRental['history'];
}

function awaitedMessage({ awaitsRest, checking, paymentStatus }: RentalRow): CatalogueMessage | null {
  if (awaitsRest && checking === NO_PAISE) return messageOf(rentalsMessages, 'waitsForRest');
  return paymentStatus === 'REJECTED' ? messageOf(rentalsMessages, 'waitsForPayment') : null;
}

function endedMessage({ status, received, checking }: RentalRow): CatalogueMessage | undefined {
  if (status === 'EXPIRED' && received > NO_PAISE) return messageOf(rentalsMessages, 'expiredPaid');
  if (status === 'EXPIRED' && checking > NO_PAISE) return messageOf(rentalsMessages, 'expiredUnchecked');
  const isUnpaid = plus(received, checking) === NO_PAISE;
  return status === 'DECLINED' && isUnpaid ? DECLINED_UNPAID : BY_STATUS[status];
}

/** Returns the step that the customer waits for. */
function waitingMessage(row: RentalRow): CatalogueMessage {
  const message = endedMessage(row);
  if (message) return message;
  if (row.isAdminVerified)
    return row.kind === 'RESERVATION' && row.status === 'PENDING'
      ? REVIEW
      : messageOf(rentalsMessages, 'verified');
  const payment = awaitedMessage(row);
  if (payment) return payment;
  if (row.approval === 'NOT_REGISTERED') return messageOf(rentalsMessages, 'waitsForUpload');
  if (row.approval === 'REJECTED') return messageOf(rentalsMessages, 'documentsRejected');
  if (row.kind === 'RESERVATION') return REVIEW;
  return row.approval === 'APPROVED'
    ? messageOf(rentalsMessages, 'paymentUnderVerification')
    : messageOf(rentalsMessages, 'documentUnderVerification');
}

const BY_STATUS: Partial<Record<RentalStatus, CatalogueMessage>> = {
  ON_TRIP: messageOf(rentalsMessages, 'onTrip'),
  RETURNED: messageOf(rentalsMessages, 'returned'),
  CLOSED: messageOf(rentalsMessages, 'closed'),
  DECLINED: messageOf(rentalsMessages, 'declined'),
  CANCELLED: messageOf(rentalsMessages, 'cancelled'),
  NO_SHOW: messageOf(rentalsMessages, 'noShow'),
  EXPIRED: messageOf(rentalsMessages, 'unpaid'),
};

const DECLINED_UNPAID = messageOf(rentalsMessages, 'declinedUnpaid');
const REVIEW = messageOf(rentalsMessages, 'underReview');

/** Null unless the rental waits for a payment. */
const awaitedUntil = ({ awaitsPaymentSince }: RentalRow, hours: number): string | null =>
  awaitsPaymentSince && payAgainUntil(awaitsPaymentSince, hours).toISOString();

/** Null unless the rental expires without our verification of its payment. */
const checkedUntil = ({ uncheckedSince }: OwnRentalRow, hours: number): string | null =>
  uncheckedSince && hours > 0 ? payAgainUntil(uncheckedSince, hours).toISOString() : null;

/** Path of one version of a car's agreement. */
export const agreementUrl = (carId: number, version: number): string =>
  `/api/vehicles/${carId}/agreement?version=${version}`;

/** The fields that bookings and reservations share. */
export function toRental(row: OwnRentalRow, car: RentalCar, terms: OwnTerms): Omit<Booking, 'id'> {
  const until = awaitedUntil(row, terms.rules.paymentReplacementHours);
  const money = toRentalMoney(row);
  return {
    status: row.status,
    fromDate: row.fromDate,
    toDate: row.toDate,
    pickupTime: row.pickupTime,
    dropTime: row.dropTime,
    paymentId: row.paymentId,
    paymentStatus: row.paymentStatus,
    paymentRejectedReason: row.paymentStatus === 'REJECTED' ? row.paymentReason : null,
    payAgain:
      until === null ? null : { ...toUpiPayment(terms.upi, toPaise(money.payNow), row.reference), until },
    paymentCheckedUntil: checkedUntil(row, terms.rules.unverifiedPaymentHours),
    adminApproval: toApproval(row.approval),
    refund: toRefund(row),
    refunds: toRefunds(row),
    canCancel: mayBeCancelled(row, row.now),
    isAdminVerified: row.isAdminVerified,
    ...toWire(waitingMessage(row)),
    createdAt: row.createdAt.toISOString(),
    total: toRupees(row.totalPaise),
    money,
    reference: row.reference,
    charges: toAgreedChargesWire(row.charges, row.fare.damageInsurance),
    cancellation: row.cancellation,
    agreementUrl: row.agreementId === null ? null : agreementUrl(row.carId, row.agreementId),
    car,
  };
}

export function toBooking(row: OwnRentalRow, car: RentalCar, terms: OwnTerms): Booking {
  return { id: row.id, ...toRental(row, car, terms) };
}

export function toReservation(row: OwnRentalRow, car: RentalCar, terms: OwnTerms): Reservation {
  return { reservationId: row.id, ...toRental(row, car, terms) };
}

/** The settings that a rental in the console depends on. */
interface ConsoleTerms {
  rules: TripRules & Pick<EditableRules, 'paymentReplacementHours'>;
  plainTrip: boolean;
}

export function toConsoleRental(row: ConsoleRentalRow, { rules, plainTrip }: ConsoleTerms): ConsoleRental {
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
    customerApproval: toApproval(row.approval),
    customerSuspended: row.customerSuspended,
    carRefused: row.carRefused,
    fromDate: row.fromDate,
    toDate: row.toDate,
    pickupTime: row.pickupTime,
    dropTime: row.dropTime,
    fare: toFareQuote(row.fare),
    total: toRupees(row.totalPaise),
    money: toRentalMoney(row),
    paymentId: row.paymentId,
    paymentStatus: row.paymentStatus,
    refund: toRefund(row),
    refunds: toRefunds(row),
    isAdminVerified: row.isAdminVerified,
    waitsFor: rentalWait(row),
    transactionRow: row.transactionRow,
    possibleMoves: possibleMoves(row, rules),
    plainTrip,
    mayDeskCancel: mayDeskCancel(row),
    noShowKept: toRupees(keptOfNoShow(row.cancellation, row.totalPaise)),
    payAgainUntil: awaitedUntil(row, rules.paymentReplacementHours),
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
