import { earlierReturn } from '../../../contract/rentals/earlier-return.rules.js';
import type { MoveTime } from '../../rentals/index.js';

/** The clock of a phone when staff completed a record. */
export interface PhoneTime {
  capturedAt: Date;
  /** Clock of the server minus clock of the phone at their last contact; null if unknown. */
  deviceOffsetMs: number | null;
}

/** One day. A larger difference between the clocks is treated as unknown. */
const MAX_OFFSET_MS = 86_400_000;
const LATE_MS = 10 * 60_000;

/** Returns a difference between two clocks that can be used; null otherwise. */
export const knownOffset = (offset: number | null): number | null =>
  offset !== null && Number.isInteger(offset) && Math.abs(offset) <= MAX_OFFSET_MS ? offset : null;

/**
 * Returns when a record was completed, at most its time of arrival. The record is late if it arrived more than ten
 * minutes afterwards, or if the difference between the clocks is unknown.
 */
export function correctedTime(time: PhoneTime | null, now: Date): { at: Date; isLate: boolean } | undefined {
  if (!time) return undefined;
  const offset = knownOffset(time.deviceOffsetMs);
  const at = new Date(Math.min(now.getTime(), time.capturedAt.getTime() + (offset ?? 0)));
  return { at, isLate: offset === null || now.getTime() - at.getTime() > LATE_MS };
}

/** The time of a step. A return may have happened before staff recorded it. */
export interface StepTime extends MoveTime {
  /** When staff completed the record. */
  completedAt: Date;
}

/** @param typed When the car came back, as staff typed it; null for the time of the completion. */
export function stepTime(
  { phone, typed }: { phone: PhoneTime | null; typed: Date | null },
  { now, isAdmin }: { now: Date; isAdmin: boolean },
): StepTime | undefined {
  const completed = correctedTime(phone, now);
  const at = typed ?? completed?.at;
  if (!at) return undefined;
  return {
    at,
    isLate: completed?.isLate === true || now.getTime() - at.getTime() > LATE_MS,
    needsAdmin: !isAdmin && earlierReturn(at, now) === 'ADMIN',
    completedAt: completed?.at ?? now,
  };
}
