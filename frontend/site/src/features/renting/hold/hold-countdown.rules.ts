/** Seconds left at which screen readers announce the time. */
const ANNOUNCED = [600, 300, 120, 60, 30] as const;

/** The announcement that is due between two readings of the clock, in seconds left; null when there is none. */
export function announcementDue(before: number, after: number): number | null {
  return ANNOUNCED.find((mark) => before > mark && after <= mark) ?? null;
}

/** Whole seconds from now until `deadline`, never below zero. Both in milliseconds. */
export const secondsUntil = (deadline: number, now: number): number =>
  Math.max(0, Math.ceil((deadline - now) / 1000));
