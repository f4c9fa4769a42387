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
   * Confirmed pickups.
   * @example 4
   */
  pickups: number;
  /**
   * Returns of confirmed rentals and of cars on trip.
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
  /** @example 39800.5 */
  lastMonth: Rupees;
}

export class VehicleDocumentCounts {
  /** @example 1 */
  expired: number;
  /** @example 2 */
  expiring: number;
  /**
   * Documents without an expiry date.
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
  /** How many cars are with customers now. */
  out: CarsOut;
  /** @example 24 */
  carsOnOffer: number;
  /** Rentals whose payment was rejected and that wait for another. */
  awaitingPayment: AwaitingPayment;
  refunds: RefundsDue;
  /** `lastMonth` ends on the same day of its month. */
  verified: VerifiedAmounts;
  /** The vehicle documents of listed cars. */
  vehicleDocuments: VehicleDocumentCounts;
  /**
   * Listed cars whose number plate is not entered.
   * @example 0
   */
  carsWithoutPlate: number;
  /** The next seven days, from today. */
  ahead: DayAhead[];
}

/** Lists of the console whose rows wait for an admin. */
export const WAITING_LISTS = [
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
  complaints?: string;
}

/** `/console/reports/waiting` */
export class WaitingReport {
  /** How many rows of each list wait; none for a custom admin. */
  counts: WaitingCounts;
  /** A text for each list that the caller may read; it differs from an earlier one when rows were added or changed. */
  changes: ListChanges;
}
