import type { LockedCustomer } from '../../customers/index.js';
import type { LockedRental } from '../lock-rental.js';
import { rejectedAt } from '../payment/awaited-payment.rules.js';

/** What customers are reminded of, each at most once for a rental. */
export const REMINDERS = ['PICKUP', 'RETURN', 'OVERDUE', 'DOCUMENTS', 'PAY_AGAIN'] as const;
export type Reminder = (typeof REMINDERS)[number];

// When each is sent, in hours: not earlier, and not so late that it would be of no use any more.
export const PICKUP_HOURS = { before: 24, atLeast: 6 } as const;
export const RETURN_HOURS = { before: 6, atLeast: 1 } as const;
/** After the return time and its grace. */
export const OVERDUE_HOURS = { after: 1, atMost: 24 } as const;
/** After the rental was placed, or the documents were rejected. */
export const DOCUMENTS_HOURS = { after: 6 } as const;
/** Once half of the time for another payment is over, and so long before its end. */
export const PAY_AGAIN_HOURS = { atLeast: 1 } as const;
/** Whose rental was confirmed, or whose car was picked up, so recently needs no reminder. */
export const RECENT_HOURS = 3;

export const reminderKey = (reminder: Reminder, rentalId: number): string => `${reminder}:${rentalId}`;

/** Whether what was due before the locks still is; its times never change, and no state is entered twice. */
export function isStillDue(
  reminder: Reminder,
  rental: Pick<LockedRental, 'status' | 'payments'>,
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
      return rejectedAt(rental) !== null && !suspended;
  }
}

const needsDocuments = (approval: LockedCustomer['approval']): boolean =>
  approval === 'NOT_REGISTERED' || approval === 'REJECTED';
