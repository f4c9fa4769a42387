import type { RentalView } from '../../../contract/rentals/console-rental.js';
import type { RentalDue } from '../../../contract/rentals/rentals.js';
import { WAITS_FOR_US } from './waiting-rental-queries.js';

/** The end of today in `zone`, a parameter of the statement. */
const tomorrow = (zone: string): string =>
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

/** SQL conditions on `rentals r` for the views of the lists. A rental can be in several. */
export const VIEWS: Record<RentalView, (zone: string) => string> = {
  TODAY: (zone) =>
    `(r.status = 'CONFIRMED' AND r.starts_at < ${tomorrow(zone)} OR r.status = 'ON_TRIP' AND r.ends_at < ${tomorrow(zone)})`,
  WAITING: () => WAITS_FOR_US,
  UPCOMING: () => `r.status = 'CONFIRMED' AND r.starts_at >= app_now()`,
  ON_TRIP: () => `r.status = 'ON_TRIP'`,
  OVERDUE: () =>
    `(r.status IN ('CONFIRMED', 'PENDING') AND r.starts_at < app_now() OR r.status = 'ON_TRIP' AND r.ends_at < app_now())`,
  DONE: () => `r.status IN ('RETURNED', 'CLOSED', 'DECLINED', 'CANCELLED', 'NO_SHOW', 'EXPIRED')`,
};
