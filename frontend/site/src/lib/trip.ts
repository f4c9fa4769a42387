import type { Day, TimeOfDay } from '@contract/calendar';
import { isDay, isHalfHour } from '@contract/calendar';

/** The chosen dates, which the URL passes from the list to the booking page. */
export interface Trip {
  from?: Day;
  to?: Day;
  pickupTime?: TimeOfDay;
  dropTime?: TimeOfDay;
}

export function tripFrom(params: URLSearchParams): Trip {
  const trip: Trip = {};
  for (const key of ['from', 'to'] as const) {
    const value = params.get(key);
    if (value && isDay(value)) trip[key] = value;
  }
  for (const key of ['pickupTime', 'dropTime'] as const) {
    const value = params.get(key);
    if (value && isHalfHour(value)) trip[key] = value;
  }
  return trip;
}

/** Returns `?from=…&to=…`, or an empty text if no dates are chosen. */
export function tripSearch(trip: Trip): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(trip)) if (value) params.set(key, value as string);
  const text = params.toString();
  return text ? `?${text}` : '';
}
