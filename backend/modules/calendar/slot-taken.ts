import { calendarMessages } from '../../contract/messages/calendar.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { brokenConstraint, sqlState } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { NO_OVERLAP } from './occupancy.entity.js';

const EXCLUSION_VIOLATION = '23P01';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * The car is taken at that time. Thrown without `data`, because alternatives are looked up after the transaction, when
 * the car's lock is released.
 */
export class SlotTaken extends Error {}

/** True if an error has the same meaning as {@link SlotTaken}. */
export function isSlotTaken(error: unknown): boolean {
  if (error instanceof SlotTaken) return true;
  const state = sqlState(error);
  return (
    state === LOCK_NOT_AVAILABLE || (state === EXCLUSION_VIOLATION && brokenConstraint(error) === NO_OVERLAP)
  );
}

export function takenRefusal(data: unknown): Error {
  return refuse('TAKEN', messageOf(calendarMessages, 'taken'), data);
}
