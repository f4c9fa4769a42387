import type { Day, TimeOfDay } from './calendar.js';
import type { Approval } from './customers/people.js';
import { ConsoleVehicleDocument, type DocumentState } from './fleet/vehicle-documents.js';
import type { FuelType, PermitState, PlateKind, Transmission, VehicleType } from './fleet/vehicles.js';
import type { Rupees } from './money.js';
import { RentalMoney } from './payments/ledger.js';
import { type PaymentStatus, Refund, UnverifiedTransaction } from './payments/payments.js';
import type { FareQuote } from './rentals/fare.js';
import type { RentalKind, RentalStatus, RentalWait } from './rentals/rentals.js';

/** `/console/cars` */
export class ConsoleCar {
  /** @example 7 */
  id: number;
  /** @example "Maruti Suzuki Dzire" */
  carName: string;
  /** @example VXi */
  carModel: string;
  /** @example 2025 */
  year: number;
  /** @example SEDAN */
  vehicleType: VehicleType;
  /** @example Petrol */
  fuelType: FuelType;
  /** @example Manual */
  transmission: Transmission;
  /** @example 5 */
  seatingCapacity: number;
  /**
   * Litres; null if it is unknown.
   * @example 378
   */
  bootLitres: number | null;
  /**
   * Where the car is handed over.
   * @example Shivajinagar
   */
  location: string;
  /** @example "Pearl White" */
  color: string;
  /** @example MH12AB1234 */
  plate: string | null;
  /**
   * Null if it is unknown.
   * @example COMMERCIAL
   */
  plateKind: PlateKind | null;
  /**
   * Where the permit is valid; null if it is unknown.
   * @example "All India"
   */
  permitState: PermitState | null;
  /**
   * Rupees per day.
   * @example 1800
   */
  costPerDay: Rupees;
  /**
   * Rupees per hour.
   * @example 75
   */
  costPerHour: Rupees;
  /** @example /media/cars/7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11-320.webp */
  imageUrl: string | null;
  /** @example 2027-03-31 */
  insuranceExpiresOn: Day | null;
  /** @example 2026-12-05 */
  pucExpiresOn: Day | null;
  /** @example 2028-01-15 */
  permitExpiresOn: Day | null;
  /** The documents that were entered, and the mandatory ones that are missing. */
  documents: ConsoleVehicleDocument[];
  /**
   * The most urgent state of the vehicle documents today.
   * @example EXPIRING
   */
  documentsState: DocumentState;
  /**
   * The earliest expiry date of its documents.
   * @example 2026-12-05
   */
  documentsExpireOn: Day | null;
  /** @example false */
  retired: boolean;
  /** @example 2026-11-21T06:30:00.000Z */
  createdAt: string;
}

/** `/console/transactions` */
export class ConsoleTransaction extends UnverifiedTransaction {
  /** @example SUBMITTED */
  status: PaymentStatus;
  /** @example "Asha Kulkarni" */
  customerName: string | null;
  /** @example 9000000011 */
  customerMobile: string;
  /** @example null or 2026-11-20T09:10:00.000Z */
  decidedAt: string | null;
  decidedBy: string | null;
  reason: string | null;
  /** The sum of the due refunds, else of those being checked, else of the sent ones; null while no refund is due. */
  refund: ConsoleRefund | null;
  /** The sent refunds by transfer, then the due one, or the one that is due once the payment is verified. */
  refunds: ConsoleRefund[];
  /**
   * When the slot of the unclaimed payment was found to be taken; null once a rental has claimed the payment.
   * @example null or 2026-11-20T09:10:00.000Z
   */
  slotLostAt: string | null;
  /**
   * When its transaction ID was released, so that any customer can submit it again.
   * @example null or 2026-11-22T08:15:00.000Z
   */
  releasedAt: string | null;
  /**
   * The pickup time of the booking or reservation that it pays for.
   * @example 2026-12-24T06:30:00.000Z
   */
  pickupAt: string | null;
  /**
   * The amount that the bank received, if it differs from the reported one.
   * @example null or 1990
   */
  receivedAmount: Rupees | null;
  /**
   * The amount that its booking or reservation owes.
   * @example 1999
   */
  owed: Rupees;
  /**
   * Whether its booking or reservation can wait for the rest of the money if the payment is too low.
   * @example true
   */
  mayWaitForRest: boolean;
}

/** `/console/transactions/counts` */
export class PaymentCounts {
  /** @example 8 */
  toVerify: number;
  /**
   * The flagged payments among those to verify.
   * @example 2
   */
  flagged: number;
  /**
   * Payments that no rental has claimed.
   * @example 1
   */
  unlinked: number;
  /** @example 1 */
  refundsDue: number;
  /**
   * Verified, rejected or refunded.
   * @example 31
   */
  done: number;
  /** @example 40 */
  all: number;
}

export class ConsoleRefund extends Refund {
  /** @example 2026-11-24T05:10:00.000Z */
  refundedAt: string | null;
  /** @example "1" */
  refundedBy: string | null;
}

export class RentalMove {
  /** @example 2026-11-21T06:35:00.000Z */
  at: string;
  from: RentalStatus | null;
  /** @example PENDING */
  to: RentalStatus;
  /** @example customer */
  by: string;
  reason: string | null;
}

/** `/console/bookings`, `/console/reservations` */
export class ConsoleRental {
  /** @example 18 */
  id: number;
  /** @example RESERVATION */
  kind: RentalKind;
  /** @example K7MPQ2XW9T */
  reference: string;
  /** @example PENDING */
  status: RentalStatus;
  /** @example 7 */
  carId: number;
  /** @example "Aria VX" */
  carName: string;
  /** @example MH12AB1234 */
  plate: string | null;
  /** @example 12 */
  customerId: number;
  /** @example "Asha Kulkarni" */
  customerName: string | null;
  /** @example 9000000011 */
  customerMobile: string;
  /** @example approved@example.com */
  customerEmail: string;
  /** @example APPROVED */
  customerApproval: Approval | null;
  /**
   * A suspended customer must not be handed a car.
   * @example false
   */
  customerSuspended: boolean;
  /**
   * True while the customer does not accept the car, so that it is not handed over.
   * @example false
   */
  carRefused: boolean;
  /** @example 2026-12-24 */
  fromDate: Day;
  /** @example 2026-12-26 */
  toDate: Day;
  /** @example 12:00 */
  pickupTime: TimeOfDay;
  /** @example 14:00 */
  dropTime: TimeOfDay;
  fare: FareQuote;
  /** @example 3999 */
  total: Rupees;
  /** The sums charged, received, refunded and owed. */
  money: RentalMoney;
  /**
   * The transaction id that was claimed.
   * @example "412345678901"
   */
  paymentId: string | null;
  /** @example SUBMITTED */
  paymentStatus: PaymentStatus | null;
  /** The sum of the due refunds, else of those being checked, else of the sent ones; null while no refund is due. */
  refund: Refund | null;
  /** The sent refunds by transfer, then the due ones by day, then the one that is due once the payments are verified. */
  refunds: Refund[];
  /** @example false */
  isAdminVerified: boolean;
  /**
   * The next step of a pending rental. Staff take the steps `*_REVIEW` and `DECISION`, the customer the others.
   * @example PAYMENT_REVIEW
   */
  waitsFor: RentalWait | null;
  /**
   * The row of its newest payment in `/console/transactions`.
   * @example 5
   */
  transactionRow: number | null;
  /**
   * The states that staff can set now; some of them are for admins only.
   * @example ["CONFIRMED", "DECLINED", "CANCELLED"]
   */
  possibleMoves: RentalStatus[];
  /**
   * Whether admins can record its pickup and return without the form.
   * @example true
   */
  plainTrip: boolean;
  /**
   * Whether custom admins, too, can cancel it now.
   * @example false
   */
  mayDeskCancel: boolean;
  /**
   * The part of the total that the business keeps after a no-show.
   * @example 3999
   */
  noShowKept: Rupees;
  /**
   * The deadline for another payment, if the last one was rejected or too low; null if none is awaited.
   * @example null or 2026-11-21T06:30:00.000Z
   */
  payAgainUntil: string | null;
  /** @example 2026-11-21T06:35:00.000Z */
  createdAt: string;
  history: RentalMove[];
}
