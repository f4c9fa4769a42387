import type { Day } from '../../contract/calendar.js';
import type { PaymentStatus } from '../../contract/payments/payments.js';
import type { RentalStatus } from '../../contract/rentals/rentals.js';
import type { DayUse, DueGroup, DueRental, Waiting } from '../../contract/reports.js';
import { possibleMoves, rentalWait, type TripRules, type WaitingRental } from '../rentals/index.js';

export interface DueRow extends Omit<DueRental, 'at' | 'possibleMoves' | 'waitsFor'> {
  at: Date;
  status: RentalStatus;
  approval: WaitingRental['approval'];
  paymentStatus: PaymentStatus | null;
  startsAt: Date;
  endsAt: Date;
  bufferMinutes: number;
  /** Time of the database. */
  now: Date;
  /** Total of the group. */
  bookings: number;
  reservations: number;
}

export interface DayUseRow {
  day: Day;
  hoursOut: number;
  hoursOffered: number;
}

export function toDueGroup(rows: DueRow[], rules: TripRules): DueGroup {
  return {
    bookings: rows[0]?.bookings ?? 0,
    reservations: rows[0]?.reservations ?? 0,
    rows: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      reference: row.reference,
      at: row.at.toISOString(),
      carName: row.carName,
      plate: row.plate,
      customerName: row.customerName,
      customerMobile: row.customerMobile,
      customerId: row.customerId,
      customerSuspended: row.customerSuspended,
      waitsFor: rentalWait(row),
      transactionRow: row.transactionRow,
      possibleMoves: possibleMoves(row, rules),
    })),
  };
}

export const toWaiting = ({ count, since }: { count: number; since: string | null }): Waiting => ({
  count,
  since: since === null ? null : new Date(since).toISOString(),
});

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export const toDayUse = ({ day, hoursOut, hoursOffered }: DayUseRow): DayUse => ({
  day,
  hoursOut: rounded(hoursOut, 1),
  hoursOffered: rounded(hoursOffered, 1),
  // May exceed 1, because a retired car can be on a trip.
  share: hoursOffered > 0 ? rounded(Math.min(1, hoursOut / hoursOffered), 3) : 0,
});
