import { historyMessages } from '../contract/messages/history.messages.js';
import { messageOf, type TextOrMessage } from '../contract/messages/message.js';
import { settlementsMessages } from '../contract/messages/settlements.messages.js';
import type { RentalPeriod } from '../contract/rentals/rental-period.js';
import type { RentalStatus } from '../contract/rentals/rentals.js';
import type { DemoTrip } from './demo-trips.js';
import { DEMO_ADMIN, DEMO_CUSTOM_ADMIN } from './sign-ins.js';

const HOUR_MS = 3_600_000;
export const CANCELLED_BEFORE_DAYS = 4;
const SETTLED_AFTER_HOURS = 24;

interface Move {
  from: RentalStatus | null;
  to: RentalStatus;
  by: string;
  at: Date;
  reason?: TextOrMessage;
}

const after = (instant: Date, hours: number): Date => new Date(instant.getTime() + hours * HOUR_MS);

/** When the settlement of a closed trip was final. */
export const settledAt = ({ endsAt }: RentalPeriod): Date => after(endsAt, SETTLED_AFTER_HOURS);

function begunMoves(action: DemoTrip['action'], rentedAt: Date): Move[] {
  const confirmed: Move =
    action === 'book'
      ? {
          from: 'PENDING',
          to: 'CONFIRMED',
          by: 'system',
          at: after(rentedAt, 1),
          reason: messageOf(historyMessages, 'verifiedAndApproved'),
        }
      : { from: 'PENDING', to: 'CONFIRMED', by: DEMO_ADMIN, at: after(rentedAt, 2) };
  return [{ from: null, to: 'PENDING', by: 'customer', at: rentedAt }, confirmed];
}

/** The history that led to its state. */
export function movesOf(
  { action, status, lateMinutes = 0 }: DemoTrip,
  { startsAt, endsAt }: RentalPeriod,
  rentedAt: Date,
): Move[] {
  const begun = begunMoves(action, rentedAt);
  const handedOver: Move = { from: 'CONFIRMED', to: 'ON_TRIP', by: DEMO_CUSTOM_ADMIN, at: startsAt };
  const returned: Move = {
    from: 'ON_TRIP',
    to: 'RETURNED',
    by: DEMO_CUSTOM_ADMIN,
    at: after(endsAt, lateMinutes / 60),
  };
  switch (status) {
    case 'CONFIRMED':
      return begun;
    case 'ON_TRIP':
      return [...begun, handedOver];
    case 'RETURNED':
      return [...begun, handedOver, returned];
    case 'CLOSED':
      return [
        ...begun,
        handedOver,
        returned,
        {
          from: 'RETURNED',
          to: 'CLOSED',
          by: 'system',
          at: settledAt({ startsAt, endsAt }),
          reason: messageOf(settlementsMessages, 'settled'),
        },
      ];
    case 'CANCELLED':
      return [
        ...begun,
        {
          from: 'CONFIRMED',
          to: 'CANCELLED',
          by: 'customer',
          at: after(startsAt, -CANCELLED_BEFORE_DAYS * 24),
          reason: 'Our plans have changed',
        },
      ];
    case 'NO_SHOW':
      return [
        ...begun,
        {
          from: 'CONFIRMED',
          to: 'NO_SHOW',
          by: DEMO_CUSTOM_ADMIN,
          at: after(startsAt, 3),
          reason: 'Not collected, and three calls were not answered',
        },
      ];
  }
}
