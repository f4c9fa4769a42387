import type { Day, TimeOfDay } from './calendar.js';
import type { Approval, PendingDocument } from './customers/people.js';
import type { DocumentState } from './fleet/vehicle-documents.js';
import type { FuelType, Transmission, VehicleType } from './fleet/vehicles.js';
import type { Rupees } from './money.js';
import type { PaymentFlag, PaymentStatus, Refund } from './payments/payments.js';
import type { FareQuote } from './rentals/fare.js';
import type { RentalKind, RentalStatus, RentalWait } from './rentals/rentals.js';

/** `/console/pending-documents` */
export type ConsolePendingDocument = PendingDocument;

/** `/console/cars` */
export interface ConsoleCar {
  id: number;
  carName: string;
  carModel: string;
  year: number;
  vehicleType: VehicleType;
  fuelType: FuelType;
  transmission: Transmission;
  seatingCapacity: number;
  location: string;
  color: string;
  plate: string | null;
  costPerDay: Rupees;
  costPerHour: Rupees;
  imageUrl: string | null;
  insuranceExpiresOn: Day | null;
  pucExpiresOn: Day | null;
  permitExpiresOn: Day | null;
  /** What is most pressing about them today. */
  documentsState: DocumentState;
  /** The first of their ends. */
  documentsExpireOn: Day | null;
  retired: boolean;
  createdAt: string;
}

/** `/console/transactions` */
export interface ConsoleTransaction {
  id: number;
  status: PaymentStatus;
  action: 'book' | 'reserve';
  transactionId: string;
  amount: Rupees;
  expectedAmount: Rupees | null;
  difference: Rupees | null;
  flags: PaymentFlag[];
  /** Goes back with the decision about it. */
  version: number;
  transactionScreenshotUrl: string;
  userId: number;
  customerName: string | null;
  customerMobile: string;
  bookingId: number | null;
  createdAt: string;
  decidedAt: string | null;
  decidedBy: string | null;
  reason: string | null;
  refund: ConsoleRefund | null;
  /** When the rental it was meant for found no free car; null once a rental claimed it. */
  slotLostAt: string | null;
  /** Of the rental that it pays for. */
  pickupAt: string | null;
}

/** `/console/transactions/counts` */
export interface PaymentCounts {
  toVerify: number;
  /** Of those to verify. */
  flagged: number;
  refundsDue: number;
  done: number;
  all: number;
}

export interface ConsoleRefund extends Refund {
  refundedAt: string | null;
  refundedBy: string | null;
}

/** `/console/bookings`, `/console/reservations` */
export interface ConsoleRental {
  id: number;
  kind: RentalKind;
  reference: string;
  status: RentalStatus;
  carId: number;
  carName: string;
  plate: string | null;
  customerId: number;
  customerName: string | null;
  customerMobile: string;
  customerEmail: string;
  customerApproval: Approval | null;
  fromDate: Day;
  toDate: Day;
  pickupTime: TimeOfDay;
  dropTime: TimeOfDay;
  fare: FareQuote;
  total: Rupees;
  paymentId: string | null;
  paymentStatus: PaymentStatus | null;
  refund: Refund | null;
  isAdminVerified: boolean;
  /** What it waits for; null unless it is pending. */
  waitsFor: RentalWait | null;
  /** The row of its newest payment in `/console/transactions`. */
  transactionRow: number | null;
  /** The states to which staff can move it at this moment; some of them are for admins only. */
  possibleMoves: RentalStatus[];
  /** Until when another payment is awaited after the last one was rejected; null for all others. */
  payAgainUntil: string | null;
  createdAt: string;
  history: { at: string; from: RentalStatus | null; to: RentalStatus; by: string; reason: string | null }[];
}
