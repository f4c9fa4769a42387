import type { Day } from './calendar.js';
import type { Rupees } from './money.js';
import type { RentalDue, RentalKind, RentalStatus, RentalWait } from './rentals/rentals.js';

/** A car that is to be handed over, or to come back. */
export interface DueRental {
  id: number;
  kind: RentalKind;
  reference: string;
  /** The pickup of one that is to be handed over, the return of one that is out. */
  at: string;
  carName: string;
  plate: string | null;
  customerName: string | null;
  customerMobile: string;
  customerId: number;
  /** What it waits for; null unless it is pending. */
  waitsFor: RentalWait | null;
  /** The row of its newest payment in `/console/transactions`. */
  transactionRow: number | null;
  /** The states to which staff can move it at this moment; some of them are for admins only. */
  possibleMoves: RentalStatus[];
}

export interface DueGroup {
  bookings: number;
  reservations: number;
  /** The first fifty, the earliest first. */
  rows: DueRental[];
}

/** `/console/reports/today/desk` */
export interface DeskReport {
  /** In the city. */
  day: Day;
  due: Record<RentalDue, DueGroup>;
  /** How many cars are with customers now. */
  out: { bookings: number; reservations: number };
  carsOnOffer: number;
}

export interface Waiting {
  count: number;
  /** Since when the oldest waits. */
  since: string | null;
}

export interface DayUse {
  day: Day;
  hoursOut: number;
  /** Of all cars that were on offer, up to now. */
  hoursOffered: number;
  /** 0 to 1 */
  share: number;
}

/** `/console/reports/today` */
export interface TodayReport extends DeskReport {
  documents: Waiting;
  payments: Waiting;
  /** Pending ones. */
  reservations: Waiting;
  complaints: Waiting;
  /** Rentals whose payment was rejected and that wait for another. */
  awaitingPayment: { bookings: number; reservations: number };
  refunds: { count: number; amount: Rupees };
  /** `lastMonth` is up to the same day of it. */
  verified: { thisMonth: Rupees; lastMonth: Rupees };
  /** Of listed cars. */
  vehicleDocuments: { expired: number; expiring: number; missing: number };
  /** Listed cars whose number plate is not entered. */
  carsWithoutPlate: number;
  failedMessages: number;
  /** The last thirty days, today the last. */
  use: DayUse[];
}

/** Lists of the console in which rows wait for an admin. */
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

/** `/console/reports/waiting` */
export interface WaitingReport {
  /** How many rows of each list wait; none for a custom admin. */
  counts: Partial<Record<WaitingList, number>>;
  /** A text for each list that the caller may read; it differs from an earlier one when rows were added or changed. */
  changes: Partial<Record<ChangingList, string>>;
}
