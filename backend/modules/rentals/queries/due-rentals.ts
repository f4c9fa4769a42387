import type { RentalDue } from '../../../contract/rentals/rentals.js';

/** The end of today in `zone`, a parameter of the statement. */
export const tomorrow = (zone: string): string =>
  `(date_trunc('day', app_now() AT TIME ZONE ${zone}) + interval '1 day') AT TIME ZONE ${zone}`;

/** SQL conditions on `rentals r` for the work of the day; a rental meets at most one. */
export const DUE: Record<RentalDue, (zone: string) => string> = {
  PICKUP_TODAY: (zone) =>
    `r.status = 'CONFIRMED' AND r.starts_at >= app_now() AND r.starts_at < ${tomorrow(zone)}`,
  RETURN_TODAY: (zone) => `r.status = 'ON_TRIP' AND r.ends_at >= app_now() AND r.ends_at < ${tomorrow(zone)}`,
  PICKUP_LATE: () => `r.status = 'CONFIRMED' AND r.starts_at < app_now()`,
  RETURN_LATE: () => `r.status = 'ON_TRIP' AND r.ends_at < app_now()`,
  PICKUP_UNCONFIRMED: () => `r.status = 'PENDING' AND r.starts_at < app_now()`,
};
