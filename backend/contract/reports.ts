import type { Day } from './calendar.js';
import type { Rupees } from './money.js';

export class CarsOut {
  /** @example 3 */
  bookings: number;
  /** @example 1 */
  reservations: number;
}

export class DayAhead {
  /** @example 2026-11-21 */
  day: Day;
  /**
   * Number of confirmed pickups.
   * @example 4
   */
  pickups: number;
  /**
   * Number of returns of confirmed rentals and of cars on trip.
   * @example 3
   */
  returns: number;
}

export class AwaitingPayment {
  /** @example 1 */
  bookings: number;
  /** @example 0 */
  reservations: number;
}

export class RefundsDue {
  /** @example 1 */
  count: number;
  /** @example 1899.5 */
  amount: Rupees;
}

export class VerifiedAmounts {
  /** @example 45210.5 */
  thisMonth: Rupees;
  /**
   * The part of `thisMonth` that deposit receipts contain.
   * @example 3000
   */
  deposits: Rupees;
  /** @example 39800.5 */
  lastMonth: Rupees;
}

export class VehicleDocumentCounts {
  /** @example 1 */
  expired: number;
  /** @example 2 */
  expiring: number;
  /**
   * Number of documents without an expiry date.
   * @example 1
   */
  missing: number;
}

/** `/console/reports/today` */
export class TodayReport {
  /**
   * Today in the city.
   * @example 2026-11-21
   */
  day: Day;
  /** The number of cars that customers have now. */
  out: CarsOut;
  /** @example 24 */
  carsOnOffer: number;
  /** Rentals that wait for a payment, because the last one was rejected or too low. */
  awaitingPayment: AwaitingPayment;
  refunds: RefundsDue;
  /** The sums of verified payments, as their list contains them. `lastMonth` ends on the same day of the month as today. */
  verified: VerifiedAmounts;
  /** The vehicle documents of listed cars. */
  vehicleDocuments: VehicleDocumentCounts;
  /**
   * Number of listed cars without an entered number plate.
   * @example 0
   */
  carsWithoutPlate: number;
  /** The next seven days, from today. */
  ahead: DayAhead[];
}

/** Lists of the console whose rows wait for an admin. */
const WAITING_LISTS = [
  'pending-documents',
  'transactions',
  'reservations',
  'complaints',
  'messages',
] as const;
export type WaitingList = (typeof WAITING_LISTS)[number];

/** Lists of the console that change while they are open. */
export const CHANGING_LISTS = [
  'bookings',
  'reservations',
  'customers',
  'pending-documents',
  'transactions',
  'refunds',
  'complaints',
] as const;
export type ChangingList = (typeof CHANGING_LISTS)[number];

export class WaitingCounts implements Partial<Record<WaitingList, number>> {
  /** @example 2 */
  'pending-documents'?: number;
  /** @example 1 */
  transactions?: number;
  /** @example 3 */
  reservations?: number;
  /** @example 0 */
  complaints?: number;
  /** @example 0 */
  messages?: number;
}

export class ListChanges implements Partial<Record<ChangingList, string>> {
  /** @example 812/301.977 */
  bookings?: string;
  /** @example 812/301.977 */
  reservations?: string;
  /** @example 812/301.977 */
  customers?: string;
  /** @example 812/301.977 */
  'pending-documents'?: string;
  /** @example 812/301.977 */
  transactions?: string;
  /** @example 812/301.977 */
  refunds?: string;
  /** @example 812/301.977 */
  complaints?: string;
}

/** `/console/reports/waiting` */
export class WaitingReport {
  /** The number of waiting rows of each list; empty for a custom admin. */
  counts: WaitingCounts;
  /** A text for each list that the caller may read. It changes when rows are added or changed. */
  changes: ListChanges;
}
