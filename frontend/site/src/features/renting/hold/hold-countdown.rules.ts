/** Seconds left at which screen readers announce the time. */
const ANNOUNCED = [600, 300, 120, 60, 30] as const;

/** Returns the mark (in seconds left) that passed between two clock values; null if none did. */
export function announcementDue(before: number, after: number): number | null {
  return ANNOUNCED.find((mark) => before > mark && after <= mark) ?? null;
}

/** Returns the whole seconds from now until `deadline` (both in milliseconds), never below zero. */
export const secondsUntil = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000));
