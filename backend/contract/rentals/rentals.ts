import type { Day, TimeOfDay } from '../calendar.js';
import type { Approval } from '../customers/people.js';
import type { CarImage, FuelType, Transmission, VehicleType } from '../fleet/vehicles.js';
import type { WireMessage } from '../messages/message.js';
import type { Rupees } from '../money.js';
import type { PaymentStatus, Refund } from '../payments/payments.js';
import type { AgreedTermsWire, OfferedTermsWire } from './agreed-terms.js';
import type { FareQuote, RentalAction } from './fare.js';

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
/** What staff record of a confirmed rental's trip. */
export const TRIP_STATUSES = ['ON_TRIP', 'RETURNED', 'NO_SHOW'] as const satisfies RentalStatus[];
export type TripStatus = (typeof TRIP_STATUSES)[number];
export type RentalKind = 'BOOKING' | 'RESERVATION';

export interface CalculateRequest {
  carId: number;
  fromDate: Day;
  toDate: Day;
  pickupTime: TimeOfDay;
  returnTime: TimeOfDay;
  action?: RentalAction;
}

export interface RentalRequest {
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

export interface HoldRequest {
  carId: number;
  fromDate: Day;
  toDate: Day;
  pickupTime: TimeOfDay;
  dropTime: TimeOfDay;
  action: RentalAction;
  agreedToTerms: boolean;
}

/** Whom to pay, and how much. */
export interface UpiPayment {
  /** What a UPI app opens, also from a QR code. */
  upiUri: string;
  payee: string;
  vpa: string;
  amount: Rupees;
}

export type HoldState = 'LIVE' | 'RENTED' | 'RELEASED' | 'EXPIRED';

/** `data` of a 1016 answer about a rental: what it would be placed with now. */
export interface ChangedTerms extends FareQuote, OfferedTermsWire {}

export interface Hold extends OfferedTermsWire {
  holdId: string;
  reference: string;
  expiresAt: string;
  /** Whole seconds left by the server's clock, so that a wrong clock on the phone does no harm. */
  secondsLeft: number;
  state: HoldState;
  paymentSubmitted: boolean;
  carId: number;
  action: RentalAction;
  fromDate: Day;
  toDate: Day;
  pickupTime: TimeOfDay;
  dropTime: TimeOfDay;
  fare: FareQuote;
  payment: UpiPayment;
}

/** `data` of a 1012 answer. */
export interface TakenData {
  /** The first moment from which a window of the same length is free, in the city's calendar; null when none within reach. */
  nextFreeFrom: { date: Day; time: TimeOfDay } | null;
  alternatives: {
    id: number;
    carName: string;
    carModel: string;
    costPerDay: Rupees;
    imageUrl: string | null;
  }[];
}

/** A car that is held, as a 1020 answer lists it. */
export interface OpenHold {
  holdId: string;
  reference: string;
  carId: number;
  carName: string;
  fromDate: Day;
  toDate: Day;
  expiresAt: string;
}

/** A booking or reservation whose payment nobody has verified, as a 1020 answer lists it. */
export interface UnverifiedRental {
  id: number;
  kind: RentalKind;
  reference: string;
  carName: string;
  fromDate: Day;
  toDate: Day;
}

/** `data` of a 1020 answer: how many are allowed, and what is open now. */
export interface TooManyOpenData {
  limit: number;
  holds: OpenHold[];
  rentals: UnverifiedRental[];
}

/** The car inside a booking or reservation. `cost` is the daily price. */
export interface RentalCar {
  id: number;
  carName: string;
  carModel: string;
  year: number;
  vehicleType: VehicleType;
  fuelType: FuelType;
  transmission: Transmission;
  seatingCapacity: number;
  location: string;
  cost: Rupees;
  imageUrls: string[];
  images: CarImage[];
}

interface RentalBase extends WireMessage, AgreedTermsWire {
  status: RentalStatus;
  fromDate: Day;
  toDate: Day;
  pickupTime: TimeOfDay;
  dropTime: TimeOfDay;
  /** The transaction id the customer gave; null while nothing was claimed. */
  paymentId: string | null;
  /** Of that transaction. */
  paymentStatus: PaymentStatus | null;
  /** What the admin said, while it is REJECTED. */
  paymentRejectedReason: string | null;
  /** Whom to pay, and until when, while the rental waits for another payment after its last one was rejected. */
  payAgain: (UpiPayment & { until: string }) | null;
  /** Of the customer's documents; null before they registered. */
  adminApproval: Approval | null;
  refund: Refund | null;
  /** Whether the customer may still cancel; what comes back is asked of `/cancellation`. */
  canCancel: boolean;
  isAdminVerified: boolean;
  createdAt: string;
  total: Rupees;
  reference: string;
  /** Where the agreement is that the customer accepted; null where the car had none. */
  agreementUrl: string | null;
  car: RentalCar;
}

export interface Booking extends RentalBase {
  id: number;
}

export interface Reservation extends RentalBase {
  reservationId: number;
}

/** One payment for a rental, as its customer sees it. */
export interface OwnPayment {
  transactionId: string;
  /** As the customer reported it. */
  amount: Rupees;
  status: PaymentStatus;
  reportedAt: string;
  /** When the team verified or rejected it. */
  decidedAt: string | null;
}

/** One rental of the caller, of either kind. */
export interface OwnRental extends RentalBase {
  id: number;
  kind: RentalKind;
  /** Oldest first. */
  payments: OwnPayment[];
}

/**
 * What a rental waits for today: to be picked up or returned later today, or since earlier.
 * PICKUP_UNCONFIRMED: its pickup time has passed and nobody has confirmed it.
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
 * What a pending rental waits for next: with _REVIEW and DECISION staff have to act, otherwise the customer has to send
 * documents or pay.
 */
export const RENTAL_WAITS = [
  'DOCUMENTS',
  'DOCUMENTS_REVIEW',
  'PAYMENT',
  'PAYMENT_REVIEW',
  'DECISION',
] as const;
export type RentalWait = (typeof RENTAL_WAITS)[number];
