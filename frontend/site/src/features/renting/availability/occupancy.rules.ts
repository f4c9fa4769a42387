import type { Day, TimeOfDay } from '@contract/calendar';
import { addDays, minutesOf } from '@contract/calendar';
import type { AvailabilityEntry } from '@contract/fleet/vehicles';
import type { RentalWindow } from '@contract/rentals/rental-period';

/** Minutes of the city's local time, counted from 1970. Exact enough for a calendar; the server decides by instants. */
export type WallMinute = number;

export interface Span {
  start: WallMinute;
  end: WallMinute;
}

export const DAY_MINUTES = 1440;

/** The midnight at which a day begins. */
export const midnightOf = (day: Day): WallMinute => Date.parse(`${day}T00:00:00Z`) / 60_000;

export const wallMinute = (day: Day, time: TimeOfDay): WallMinute => midnightOf(day) + minutesOf(time);

export const dayOf = (minute: WallMinute): Day => addDays('1970-01-01', Math.floor(minute / DAY_MINUTES));

/** Formats minutes since midnight as `HH:mm`. The end of the day is `24:00`, which is shown as midnight. */
export function timeOf(minutes: number): TimeOfDay {
  const hour = Math.floor(minutes / 60) % 24;
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * Returns the spans in which no rental is possible. Adds the turnaround of a rental, `bufferMinutes`, before each entry
 * and the entry's own turnaround after it, and merges touching spans.
 */
export function blockedSpans(entries: readonly AvailabilityEntry[], bufferMinutes: number): Span[] {
  const widened = entries
    .map((entry) => ({
      start: wallMinute(entry.fromDate, entry.pickupTime) - bufferMinutes,
      end: wallMinute(entry.toDate, entry.dropTime) + entry.bufferMinutes,
    }))
    .sort((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const span of widened) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push(span);
  }
  return merged;
}

export const isBlocked = (blocked: readonly Span[], start: WallMinute, end: WallMinute): boolean =>
  blocked.some((span) => start < span.end && end > span.start);

/** Leaves out the customer's own hold, so that its dates do not appear as taken. */
export function withoutOwn(
  entries: readonly AvailabilityEntry[],
  own: RentalWindow | null,
): readonly AvailabilityEntry[] {
  if (!own) return entries;
  const keys = ['fromDate', 'toDate', 'pickupTime', 'dropTime'] as const;
  return entries.filter((entry) => keys.some((key) => entry[key] !== own[key]));
}

/** Returns the parts of a day when the car is free, in minutes since its midnight. */
export function freeParts(day: Day, blocked: readonly Span[]): Span[] {
  const midnight = midnightOf(day);
  const parts: Span[] = [];
  let from = 0;
  for (const span of blocked) {
    const start = Math.max(0, span.start - midnight);
    const end = Math.min(DAY_MINUTES, span.end - midnight);
    if (end <= 0 || start >= DAY_MINUTES) continue;
    if (start > from) parts.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  if (from < DAY_MINUTES) parts.push({ start: from, end: DAY_MINUTES });
  return parts;
}
