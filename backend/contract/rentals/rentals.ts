import type { Day, TimeOfDay } from '../calendar.js';
import type { Approval } from '../customers/people.js';
import type { CarImage, FuelType, Transmission, VehicleType } from '../fleet/vehicles.js';
import { Translation } from '../messages/message.js';
import type { Rupees } from '../money.js';
import { MoneyEntry, RentalMoney } from '../payments/ledger.js';
import type { PaymentMethod } from '../payments/payment-methods.js';
import { type PaymentStatus, Refund } from '../payments/payments.js';
import { OwnRefundDestination } from '../payments/refund-destinations.js';
import type { UpiKind } from '../payments/ways-to-pay.js';
import type { BankAccount, CancellationPolicy } from '../settings.js';
import type { AgreedTermsWire, OfferedTermsWire } from './agreed-terms.js';
import { OwnCarRefusal } from './car-refusals.js';
import type { AgreedCharges } from './charges.js';
import { FareQuote, type RentalAction } from './fare.js';
import type { EarlyEnd } from './kept-fare.rules.js';
import { OwnCompany } from './rental-company.js';

export const RENTAL_STATUSES = [
  'PENDING',
  'CONFIRMED',
  'ON_TRIP',
  'RETURNED',
  'CLOSED',
  'DECLINED',
  'CANCELLED',
  'NO_SHOW',
  'EXPIRED',
] as const;
export type RentalStatus = (typeof RENTAL_STATUSES)[number];
/** The steps of a trip that staff record. */
export const TRIP_STATUSES = ['ON_TRIP', 'RETURNED', 'NO_SHOW'] as const satisfies RentalStatus[];
export type TripStatus = (typeof TRIP_STATUSES)[number];
export type RentalKind = 'BOOKING' | 'RESERVATION';

/** The path segment for rentals of this kind. */
export const rentalResource = (kind: RentalKind): 'bookings' | 'reservations' =>
  kind === 'BOOKING' ? 'bookings' : 'reservations';

export class CalculateRequest {
  carId: number;
  fromDate: Day;
  toDate: Day;
  pickupTime: TimeOfDay;
  returnTime: TimeOfDay;
  action?: RentalAction;
}

export class RentalRequest {
  carId: number;
  fromDate: Day;
  toDate: Day;
  pickupTime: TimeOfDay;
  dropTime: TimeOfDay;
  agreedToTerms: boolean;
  expectedTotal?: Rupees;
  /** The `termsVersion` of the settings or the hold that the customer agreed to. */
  expectedTerms?: string;
  holdId?: string;
}

/** The car, window and kind of a rental. */
export class RentalChoice {
  carId: number;
  fromDate: Day;
  toDate: Day;
  pickupTime: TimeOfDay;
  dropTime: TimeOfDay;
  action: RentalAction;
}

export class HoldRequest extends RentalChoice {
  agreedToTerms: boolean;
}

/** The payee and the amount. */
export class UpiPayment {
  /**
   * The link that a UPI app opens, also from a QR code.
   * @example upi://pay?pa=rental%40example&pn=City%20Cars&am=3999.00&cu=INR&tr=K7MPQ2XW9T&tn=Trip
   */
  upiUri: string;
  /** @example "City Cars" */
  payee: string;
  /** @example rental@example */
  vpa: string;
  /** @example 3999 */
  amount: Rupees;
  /**
   * The kind of account, which decides the ways of paying that apps accept.
   * @example UNKNOWN
   */
  kind: UpiKind;
  /**
   * Rupees that the account accepts in one payment.
   * @example 100000
   */
  limit: Rupees;
  /** The account for a bank transfer; null if there is none. */
  bank: BankAccount | null;
}

export type HoldState = 'LIVE' | 'RENTED' | 'RELEASED' | 'EXPIRED';

/** `data` of a 1016 response about a rental: the current fare and terms. */
export class ChangedTerms extends FareQuote implements OfferedTermsWire {
  charges: AgreedCharges;
  cancellation: CancellationPolicy;
  termsVersion: string;
}

export class Hold {
  /** @example 7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11 */
  holdId: string;
  /** @example K7MPQ2XW9T */
  reference: string;
  /** @example 2026-11-21T06:45:00.000Z */
  expiresAt: string;
  /**
   * Whole seconds left by the server's clock, so that a wrong clock on the phone has no effect.
   * @example 900
   */
  secondsLeft: number;
  /** @example LIVE */
  state: HoldState;
  /** @example false */
  paymentSubmitted: boolean;
  /** @example 7 */
  carId: number;
  /** @example book */
  action: RentalAction;
  /** @example 2026-12-24 */
  fromDate: Day;
  /** @example 2026-12-26 */
  toDate: Day;
  /** @example 12:00 */
  pickupTime: TimeOfDay;
  /** @example 14:00 */
  dropTime: TimeOfDay;
  fare: FareQuote;
  /** The charges of the rental that this hold becomes. */
  charges: AgreedCharges;
  cancellation: CancellationPolicy;
  /**
   * The version of the charges and the cancellation policy.
   * @example mJ2rX0_4kQd8bTfA
   */
  termsVersion: string;
  payment: UpiPayment;
}

/** A free car instead of a car that is taken. */
export class AlternativeCar {
  id: number;
  carName: string;
  carModel: string;
  costPerDay: Rupees;
  imageUrl: string | null;
}

/** The start of a slot, as a day and time in the city. */
export class SlotStart {
  date: Day;
  time: TimeOfDay;
}

/** `data` of a 1012 response. */
export class TakenData {
  /** The first free start of a window of the same length; null if there is none within the booking horizon. */
  nextFreeFrom: SlotStart | null;
  alternatives: AlternativeCar[];
}

/** A car that is held, as a 1020 response lists it. */
export class OpenHold {
  holdId: string;
  reference: string;
  carId: number;
  carName: string;
  fromDate: Day;
  toDate: Day;
  expiresAt: string;
}

/** A booking or reservation without a verified payment, as the data of a 1020 lists it. */
export class UnverifiedRental {
  id: number;
  kind: RentalKind;
  reference: string;
  carName: string;
  fromDate: Day;
  toDate: Day;
}

/** The data of the 1013 that refuses a hold. */
export class DebtData {
  /** @example 850 */
  owed: Rupees;
  /**
   * The rental with the debt.
   * @example K7PQ2M9XRA
   */
  reference: string;
}

/** `data` of a 1020 response: the limit, and the open holds and rentals. */
export class TooManyOpenData {
  limit: number;
  holds: OpenHold[];
  rentals: UnverifiedRental[];
}

/** The car inside a booking or reservation. `cost` is the daily price. */
export class RentalCar {
  /** @example 7 */
  id: number;
  /** @example Aria */
  carName: string;
  /** @example VX */
  carModel: string;
  /** @example 2025 */
  year: number;
  /** @example SEDAN */
  vehicleType: VehicleType;
  /** @example Petrol */
  fuelType: FuelType;
  /** @example Automatic */
  transmission: Transmission;
  /** @example 5 */
  seatingCapacity: number;
  /** @example Shivajinagar */
  location: string;
  /**
   * Rupees per day.
   * @example 1800
   */
  cost: Rupees;
  /** @example [] */
  imageUrls: string[];
  /** @example [] */
  images: CarImage[];
}

/** The account to pay to, and the deadline. */
export class PayAgain extends UpiPayment {
  /** @example 2026-11-21T06:30:00.000Z */
  until: string;
}

/** The fields of a booking and of a reservation. */
export class Rental extends Translation implements AgreedTermsWire {
  /** @example PENDING */
  status: RentalStatus;
  /** @example 2026-12-24 */
  fromDate: Day;
  /** @example 2026-12-26 */
  toDate: Day;
  /** @example 12:00 */
  pickupTime: TimeOfDay;
  /** @example 14:00 */
  dropTime: TimeOfDay;
  /**
   * The customer's transaction ID; null while the rental has claimed no payment.
   * @example "412345678901"
   */
  paymentId: string | null;
  /**
   * The status of that transaction.
   * @example SUBMITTED
   */
  paymentStatus: PaymentStatus | null;
  /**
   * The admin's reason while it is REJECTED.
   * @example null or No such transfer on our statement.
   */
  paymentRejectedReason: string | null;
  /** The payee, the amount and the deadline while the rental waits for a payment: the last one was rejected or too low. */
  payAgain: PayAgain | null;
  /**
   * When the rental of a new customer expires if our team has not verified the payment; null if it does not.
   * @example null or 2026-11-22T08:15:00.000Z
   */
  paymentCheckedUntil: string | null;
  /**
   * The approval of the customer's documents; null before the registration.
   * @example PENDING
   */
  adminApproval: Approval | null;
  /** The sum of the due refunds, else of those being checked, else of the sent ones; null while no refund is due. */
  refund: Refund | null;
  /** The sent refunds by transfer, then the due ones by day, then the one that is due once our team verifies its payments. */
  refunds: Refund[];
  /**
   * Whether the customer may still cancel; `/cancellation` returns the refund.
   * @example true
   */
  canCancel: boolean;
  /** @example false */
  isAdminVerified: boolean;
  /** @example 2026-11-21T06:35:00.000Z */
  createdAt: string;
  /** @example 3999 */
  total: Rupees;
  /** The sums charged, received, refunded and owed. */
  money: RentalMoney;
  /** @example K7MPQ2XW9T */
  reference: string;
  /** The charges besides the total, as agreed when the rental was placed. */
  charges: AgreedCharges;
  /** As agreed when it was placed. */
  cancellation: CancellationPolicy;
  /**
   * The URL of the agreement that the customer accepted; null if the car had none.
   * @example /api/vehicles/7/agreement?version=12
   */
  agreementUrl: string | null;
  /** The car; cost is per day, in rupees. */
  car: RentalCar;
}

export class Booking extends Rental {
  /** @example 17 */
  id: number;
  /** @example "Your document is under admin verification. Please wait." */
  message: string;
}

export class Reservation extends Rental {
  /** @example 18 */
  reservationId: number;
  /** @example "Your reservation is under admin review. Please wait." */
  message: string;
}

/** One payment for a rental, as its customer sees it. */
export class OwnPayment {
  /** @example UPI */
  method: PaymentMethod;
  /**
   * For cash and card, the number of the receipt.
   * @example 412345678901
   */
  transactionId: string;
  /**
   * Rupees that the bank received, or the reported amount until the payment is verified.
   * @example 3999
   */
  amount: Rupees;
  /** @example SUBMITTED */
  status: PaymentStatus;
  /** @example 2026-11-21T06:34:00.000Z */
  reportedAt: string;
  /**
   * When the team verified or rejected it.
   * @example null or 2026-11-21T09:10:00.000Z
   */
  decidedAt: string | null;
}

/** One rental of the caller, of either kind. */
export class OwnRental extends Rental {
  /** @example 17 */
  id: number;
  /** @example BOOKING */
  kind: RentalKind;
  /** The account for the amount to pay now; null if nothing is to be paid. */
  toPay: UpiPayment | null;
  /**
   * Credit of a rental that goes ahead, minus its open refunds. The customer may request it.
   * @example 0
   */
  refundable: Rupees;
  /** Null while no refund is due. */
  refundTo: OwnRefundDestination | null;
  /**
   * Whether the car can be refused now: from the time it can be handed over until its return time.
   * @example false
   */
  mayRefuseCar: boolean;
  /** The newest refusal of the car; null if there is none. */
  carRefusal: OwnCarRefusal | null;
  /**
   * The side that ended the trip before its return time; null if it did not end early.
   * @example null or OPERATOR
   */
  endedEarlyBy: EarlyEnd | null;
  /** Null if the rental has no tax terms. */
  company: OwnCompany | null;
  /** Oldest first. */
  payments: OwnPayment[];
  /** The ledger of the rental, newest first. */
  entries: MoneyEntry[];
  /** @example "Your document is under admin verification. Please wait." */
  message: string;
}

/**
 * The pickup or return of a rental that is due: later today, or overdue.
 * PICKUP_UNCONFIRMED: its pickup time has passed and it is not confirmed.
 */
export const RENTAL_DUES = [
  'PICKUP_TODAY',
  'RETURN_TODAY',
  'PICKUP_LATE',
  'RETURN_LATE',
  'PICKUP_UNCONFIRMED',
] as const;
export type RentalDue = (typeof RENTAL_DUES)[number];

/**
 * The next step of a pending rental: staff act for _REVIEW and DECISION; otherwise the customer has to send documents
 * or pay.
 */
export const RENTAL_WAITS = [
  'DOCUMENTS',
  'DOCUMENTS_REVIEW',
  'PAYMENT',
  'PAYMENT_REVIEW',
  'DECISION',
] as const;
export type RentalWait = (typeof RENTAL_WAITS)[number];
