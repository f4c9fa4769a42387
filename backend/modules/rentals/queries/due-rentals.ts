import type { RentalDue } from '../../../contract/rentals.js';

/** The end of today where `zone`, a parameter of the statement, is. */
const tomorrow = (zone: string): string =>
  `(date_trunc('day', app_now() AT TIME ZONE ${zone}) + interval '1 day') AT TIME ZONE ${zone}`;

/** The condition on `rentals r` of each kind of work of the day; none is in two of them. */
export const DUE: Record<RentalDue, (zone: string) => string> = {
  PICKUP_TODAY: (zone) =>
    `r.status = 'CONFIRMED' AND r.starts_at >= app_now() AND r.starts_at < ${tomorrow(zone)}`,
  RETURN_TODAY: (zone) => `r.status = 'ON_TRIP' AND r.ends_at >= app_now() AND r.ends_at < ${tomorrow(zone)}`,
  PICKUP_LATE: () => `r.status = 'CONFIRMED' AND r.starts_at < app_now()`,
  RETURN_LATE: () => `r.status = 'ON_TRIP' AND r.ends_at < app_now()`,
  PICKUP_UNCONFIRMED: () => `r.status = 'PENDING' AND r.starts_at < app_now()`,
};
