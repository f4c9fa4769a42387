import type { RentalView } from '../../../contract/rentals/console-rental.js';
import { tomorrow } from './due-rentals.js';
import { WAITS_FOR_US } from './waiting-rental-queries.js';

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

const counted = (condition: string): string =>
  `(SELECT coalesce(sum(change), 0) FROM list_counts r WHERE r.list = 'rentals' AND r.kind = $1 AND ${condition})::int`;

/** The rentals of each view: the finished ones from the stored counts, the others from their rows, which are few. */
export const VIEW_COUNTS = `
  SELECT count(*) FILTER (WHERE ${VIEWS.TODAY('$2')})::int AS today,
         count(*) FILTER (WHERE ${VIEWS.WAITING('')})::int AS waiting,
         count(*) FILTER (WHERE ${VIEWS.UPCOMING('')})::int AS upcoming,
         count(*) FILTER (WHERE ${VIEWS.ON_TRIP('')})::int AS "onTrip",
         count(*) FILTER (WHERE ${VIEWS.OVERDUE('')})::int AS overdue,
         ${counted(VIEWS.DONE(''))} AS done,
         ${counted('true')} AS "all"
    FROM rentals r WHERE r.kind = $1 AND r.status IN ('PENDING', 'CONFIRMED', 'ON_TRIP')`;
