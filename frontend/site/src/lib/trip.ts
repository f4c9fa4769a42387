import type { Day, TimeOfDay } from '@contract/calendar';
import { isDay, isHalfHour } from '@contract/calendar';

/** The chosen dates, which the URL passes from the list to the booking page. */
export interface Trip {
  from?: Day;
  to?: Day;
  pickupTime?: TimeOfDay;
  dropTime?: TimeOfDay;
}

/** Reads the dates and times as they were chosen, even if the return is before the pickup. */
export function chosenTrip(params: URLSearchParams): Trip {
  const trip: Trip = {};
  for (const [key, isValid] of [
    ['from', isDay],
    ['to', isDay],
    ['pickupTime', isHalfHour],
    ['dropTime', isHalfHour],
  ] as const) {
    const value = params.get(key);
    if (value && isValid(value)) trip[key] = value;
  }
  return trip;
}

/**
 * Returns the return time to search with: the pickup time by default. Empty if it would end a single day too early, because
 * the API refuses it and uses the closing time by default.
 */
export function returnTimeOf({ from = '', to = '', pickupTime = '', dropTime }: Trip): TimeOfDay {
  const time = dropTime || pickupTime;
  return from && to <= from && time <= pickupTime ? '' : time;
}

/** Reads the dates and times for a search and for links. */
export function tripFrom(params: URLSearchParams): Trip {
  const trip = chosenTrip(params);
  const dropTime = returnTimeOf(trip);
  if (dropTime) trip.dropTime = dropTime;
  else delete trip.dropTime;
  return trip;
}

/** Returns `?from=…&to=…`, or an empty text if no dates are chosen. */
export function tripSearch(trip: Trip): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(trip)) if (value) params.set(key, value as string);
  const text = params.toString();
  return text ? `?${text}` : '';
}
