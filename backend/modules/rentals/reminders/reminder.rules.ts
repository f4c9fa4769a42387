import type { LockedCustomer } from '../../customers/index.js';
import type { LockedRental } from '../lock-rental.js';

/** Kinds of reminders, each sent at most once per rental. */
export const REMINDERS = ['PICKUP', 'RETURN', 'OVERDUE', 'DOCUMENTS', 'PAY_AGAIN'] as const;
export type Reminder = (typeof REMINDERS)[number];

// Hours for each reminder: the earliest time, and the latest time at which it is still useful.
export const PICKUP_HOURS = { before: 24, atLeast: 6 } as const;
export const RETURN_HOURS = { before: 6, atLeast: 1 } as const;
/** Hours after the return time and its grace period. */
export const OVERDUE_HOURS = { after: 1, atMost: 24 } as const;
/** Hours after the placement of the rental or the rejection of the documents. */
export const DOCUMENTS_HOURS = { after: 6 } as const;
/** Sent after half of the repayment window, and at least this many hours before it closes. */
export const PAY_AGAIN_HOURS = { atLeast: 1 } as const;
/** No reminder is sent within these hours after a confirmation or pickup. */
export const RECENT_HOURS = 3;

export const reminderKey = (reminder: Reminder, rentalId: number): string => `${reminder}:${rentalId}`;

/** True if the reminder is still due under the locks. Checks states only, because the query has checked the times. */
export function isStillDue(
  reminder: Reminder,
  rental: Pick<LockedRental, 'status' | 'awaitsPaymentSince' | 'awaitsRest'>,
  { approval, suspended }: Pick<LockedCustomer, 'approval' | 'suspended'>,
): boolean {
  switch (reminder) {
    case 'PICKUP':
      return rental.status === 'CONFIRMED' && !suspended;
    case 'RETURN':
    case 'OVERDUE':
      return rental.status === 'ON_TRIP';
    case 'DOCUMENTS':
      return rental.status === 'PENDING' && needsDocuments(approval) && !suspended;
    case 'PAY_AGAIN':
      return awaitsAnother(rental) && !suspended;
  }
}

/** Excludes the rest of a payment that was too low, because the e-mail about that payment states the deadline. */
const awaitsAnother = ({
  awaitsPaymentSince,
  awaitsRest,
}: Pick<LockedRental, 'awaitsPaymentSince' | 'awaitsRest'>): boolean =>
  awaitsPaymentSince !== null && !awaitsRest;

const needsDocuments = (approval: LockedCustomer['approval']): boolean =>
  approval === 'NOT_REGISTERED' || approval === 'REJECTED';
