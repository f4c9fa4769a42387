import type { Day } from '../../../contract/calendar.js';
import { mobileDigits } from '../../../contract/customers/identity.js';
import { MIN_SEARCHED_NAME_LENGTH } from '../../../contract/limits.js';
import type { RentalPaymentFilter, RentalView } from '../../../contract/rentals/console-rental.js';
import type { RentalDue, RentalKind, RentalStatus, RentalWait } from '../../../contract/rentals/rentals.js';
import type { PagedIdQuery } from '../../../platform/database/page-of-ids.js';
import { beginningWith, mobileBeginningWith } from '../../../platform/http/lists/list-filter.js';
import { AWAITS_PAYMENT } from './awaited-payment-queries.js';
import { DUE } from './due-rentals.js';
import { VIEWS } from './rental-view-queries.js';
import { waitsFor } from './waiting-rental-queries.js';

export const RENTAL_SORT = {
  id: 'r.id',
  createdAt: 'r.id',
  fromDate: 'r.starts_at',
  status: 'r.status',
  total: 'r.total_paise',
} as const;

/** Inclusive; null is unlimited. */
interface Days {
  from: Day | null;
  to: Day | null;
}

export interface RentalFilter {
  kind: RentalKind;
  /**
   * Custom admins find a customer by a whole mobile number or e-mail address, or by at least three letters of the name;
   * admins also by shorter prefixes.
   */
  isAdmin: boolean;
  view: RentalView | null;
  status: RentalStatus | null;
  /** Prefix of a reference, a mobile number, a name, a plate, or the transaction ID of a payment; or a whole e-mail address. */
  text: string | null;
  pickup: Days;
  due: RentalDue | null;
  payment: RentalPaymentFilter | null;
  waitsFor: RentalWait | null;
  ids: number[] | null;
}

/** Adds a value to the statement and returns its placeholder. */
type Parameter = (value: unknown) => string;

// A prefix that more cars share, such as that of a district, identifies no car and would match nearly every rental.
const MAX_CARS = 100;

/** Returns the query of a list, sorted by `sortKey`. Each kind of search text has its own index. */
export function rentalsOf(filter: RentalFilter, sortKey: string, zone: string): PagedIdQuery {
  const values: unknown[] = [filter.kind];
  const parameter: Parameter = (value) => `$${values.push(value)}`;
  const conditions = ['r.kind = $1'];
  if (filter.status !== null) conditions.push(`r.status = ${parameter(filter.status)}`);
  const { view } = filter;
  // The status alone decides these, so the stored counts support them.
  if (view === 'ON_TRIP' || view === 'DONE') conditions.push(VIEWS[view](''));
  const isCounted = narrow(conditions, filter, parameter, zone) === 0;
  const where = conditions.join(' AND ');
  if (filter.text === null) {
    return {
      ids: `SELECT r.id, ${sortKey} AS sort_key FROM rentals r WHERE ${where}`,
      ...(isCounted && {
        total: `SELECT coalesce(sum(change), 0) FROM list_counts r WHERE r.list = 'rentals' AND ${where}`,
      }),
      values,
    };
  }
  const like = parameter(beginningWith(filter.text));
  const email = parameter(filter.text.toLowerCase());
  // OFFSET 0 keeps each lookup separate, because a plain join on a common name would read the whole table.
  const rentals = (condition: string): string =>
    `CROSS JOIN LATERAL (SELECT r.id, ${sortKey} AS sort_key FROM rentals r WHERE ${where} AND ${condition} OFFSET 0) r`;
  return {
    ids: `
      SELECT r.id, ${sortKey} AS sort_key FROM rentals r WHERE ${where} AND r.reference LIKE upper(${like})
      UNION
      SELECT r.* FROM customers c ${rentals('r.customer_id = c.id')}
       WHERE c.email = ${email} OR ${customersLike(filter, filter.text, like, parameter)}
      UNION
      SELECT r.* FROM cars k ${rentals('r.car_id = k.id')}
       WHERE k.plate LIKE upper(${like}) AND (SELECT count(*) FROM cars WHERE plate LIKE upper(${like})) <= ${MAX_CARS}
      UNION
      SELECT r.* FROM payments p ${rentals('r.id = p.rental_id')}
       WHERE p.transaction_id LIKE upper(${like})`,
    values,
  };
}

function customersLike({ isAdmin }: RentalFilter, text: string, like: string, parameter: Parameter): string {
  const name = `lower(c.full_name) LIKE lower(${like})`;
  if (isAdmin) return `c.mobile LIKE ${parameter(mobileBeginningWith(text))} OR ${name}`;
  const whole = `c.mobile = ${parameter(mobileDigits(text) ?? text)}`;
  return text.length < MIN_SEARCHED_NAME_LENGTH ? whole : `${whole} OR ${name}`;
}

/** Adds the conditions that the stored counts by status do not support. Returns their number. */
function narrow(conditions: string[], filter: RentalFilter, parameter: Parameter, zone: string): number {
  const before = conditions.length;
  const { pickup, due, payment, ids } = filter;
  const dayBegins = (day: Day, later = 0): string =>
    `(${parameter(day)}::date + ${later})::timestamp AT TIME ZONE ${parameter(zone)}`;
  conditions.push(...viewOf(filter.view, () => parameter(zone)));
  if (pickup.from !== null) conditions.push(`r.starts_at >= ${dayBegins(pickup.from)}`);
  if (pickup.to !== null) conditions.push(`r.starts_at < ${dayBegins(pickup.to, 1)}`);
  if (due?.endsWith('TODAY')) conditions.push(DUE[due](parameter(zone)));
  else if (due) conditions.push(DUE[due](''));
  if (payment !== null) conditions.push(withPayment(payment));
  if (filter.waitsFor !== null) conditions.push(waitsFor(parameter(filter.waitsFor)));
  if (ids !== null) conditions.push(`r.id = ANY (${parameter(ids)}::int[])`);
  return conditions.length - before;
}

/** Returns no condition for the views that the status decides. */
function viewOf(view: RentalView | null, zone: () => string): string[] {
  if (view === null || view === 'ON_TRIP' || view === 'DONE') return [];
  return [VIEWS[view](view === 'TODAY' ? zone() : '')];
}

/** Filters by the payment of `LAST_PAYMENT`, the newest one that is not rejected. */
function withPayment(payment: RentalPaymentFilter): string {
  if (payment === 'NONE')
    return `r.status = 'PENDING' AND NOT EXISTS (SELECT FROM payments WHERE rental_id = r.id)`;
  if (payment === 'REJECTED') return AWAITS_PAYMENT;
  const candidates =
    payment === 'SUBMITTED'
      ? `p.status = 'SUBMITTED'`
      : `(p.status = 'SUBMITTED' OR p.id IN (SELECT payment_id FROM refunds WHERE state = 'DUE'))`;
  return `r.id IN (SELECT p.rental_id FROM payments p JOIN payment_states w ON w.payment_id = p.id
      WHERE ${candidates} AND w.status = '${payment}'
        AND NOT EXISTS (SELECT FROM payments newer WHERE newer.rental_id = p.rental_id AND newer.id > p.id AND newer.status <> 'REJECTED' OFFSET 0))`;
}
