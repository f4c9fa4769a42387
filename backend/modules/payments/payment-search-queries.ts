import type { Day } from '../../contract/calendar.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../contract/payments/payments.js';
import type { PagedIdQuery } from '../../platform/database/page-of-ids.js';
import {
  beginningWith,
  mobileBeginningWith,
  readChoice,
  readDay,
  readSwitch,
  readText,
} from '../../platform/http/lists/list-filter.js';
import type { ListQuery } from '../../platform/http/lists/simple-rest.js';
import { UNLINKED } from './unlinked-payments.js';

const SORT = { id: 'p.id', createdAt: 'p.id', amount: 'p.amount_paise', status: 'p.status' } as const;
export type TransactionSort = keyof typeof SORT;
export const TRANSACTION_LIST = {
  sort: Object.keys(SORT) as [TransactionSort, ...TransactionSort[]],
  filter: ['status', 'toVerify', 'flagged', 'owed', 'unlinked', 'done', 'verifiedFrom', 'q'],
} as const;

const hasRefund = (states: string, rental = ''): string =>
  `EXISTS (SELECT FROM refunds f WHERE f.payment_id = p.id AND f.state IN (${states}) ${rental})`;
const RENTAL_IS_OVER = `AND NOT EXISTS (SELECT FROM rentals r WHERE r.id = f.rental_id AND goes_ahead(r.status))`;
// Undecided payments of rentals that have ended; a refund is due if they are verified.
const CHECKED_REFUNDS = `
  SELECT u.id FROM payments u JOIN rentals r ON r.id = u.rental_id JOIN payment_states w ON w.payment_id = u.id
   WHERE u.status = 'SUBMITTED' AND NOT goes_ahead(r.status) AND w.refund_state = 'CHECKING'`;
/** SQL: the ids of payments with an open refund, and of unclaimed payments whose slot was taken. */
export const OWED_PAYMENTS = `
  SELECT payment_id FROM refunds WHERE state = 'DUE' AND payment_id IS NOT NULL
  UNION
  SELECT id FROM payments WHERE slot_lost_at IS NOT NULL AND rental_id IS NULL AND status = 'SUBMITTED'
  UNION ${CHECKED_REFUNDS}`;
const OWED = `p.id IN (${OWED_PAYMENTS})`;
/** SQL: when the money of the verified payment `p` arrived. A payment at the counter may have been entered later. */
export const VERIFIED_AT = 'coalesce(p.received_at, p.decided_at)';
/** SQL: true if the payment `p` is verified and arrived at or after this instant. */
export const verifiedFrom = (instant: string): string =>
  `p.status = 'VERIFIED' AND ${VERIFIED_AT} >= ${instant}`;
// Must match `paymentFlags`.
const FLAGGED = `(p.amount_paise <> p.expected_paise OR p.screenshot_seen_before OR p.resubmissions > 0 OR p.status = 'SUBMITTED' AND EXISTS (SELECT FROM rentals r WHERE r.id = p.rental_id AND r.status = 'EXPIRED') OR (p.method = 'UPI' AND p.transaction_id !~ '^[0-9]{12}$'))`;
const DECIDED = `p.status IN ('VERIFIED', 'REJECTED')`;
/** Payments that need no further action. */
const DONE = `${DECIDED} AND NOT ${hasRefund(`'DUE'`)}`;
const DUE_COUNT = `(SELECT count(*) FROM refunds WHERE state = 'DUE' AND payment_id IS NOT NULL)::int`;
const IS_CHECKED_REFUND = `p.id IN (${CHECKED_REFUNDS})`;
/** SQL: the condition for each payment status of the API. Must match the view `payment_states`. */
const WITH_STATUS: Record<PaymentStatus, string> = {
  SUBMITTED: `p.status = 'SUBMITTED' AND NOT ${IS_CHECKED_REFUND}`,
  VERIFIED: `p.status = 'VERIFIED' AND NOT ${hasRefund(`'DUE', 'SENT'`, RENTAL_IS_OVER)}`,
  REJECTED: `p.status = 'REJECTED'`,
  REFUND_DUE: `(p.status = 'VERIFIED' AND ${hasRefund(`'DUE'`, RENTAL_IS_OVER)} OR ${IS_CHECKED_REFUND})`,
  REFUNDED: `p.status = 'VERIFIED' AND ${hasRefund(`'SENT'`, RENTAL_IS_OVER)} AND NOT ${hasRefund(`'DUE'`)}`,
};

export const COUNTS = `
  SELECT counted.*,
         (SELECT count(*) FROM payments p WHERE p.status = 'SUBMITTED' AND ${FLAGGED})::int AS flagged,
         (SELECT count(*) FROM payments p WHERE ${UNLINKED})::int AS unlinked,
         (SELECT count(*) FROM (${OWED_PAYMENTS}) owed)::int AS "refundsDue"
    FROM (SELECT coalesce(sum(change) FILTER (WHERE p.status = 'SUBMITTED'), 0)::int AS "toVerify",
                 coalesce(sum(change) FILTER (WHERE ${DECIDED}), 0)::int - ${DUE_COUNT} AS done,
                 coalesce(sum(change), 0)::int AS "all"
            FROM list_counts p WHERE p.list = 'payments') counted`;

interface PaymentFilter {
  status: PaymentStatus | null;
  /** Only payments that wait for a decision. */
  toVerify: boolean;
  /** Only refunds due, and unclaimed payments whose slot was taken. */
  owed: boolean;
  /** Only payments that no rental has claimed. */
  unlinked: boolean;
  /** Only flagged payments; limited to SUBMITTED if no status is given. */
  flagged: boolean;
  /** Only verified, rejected or refunded payments. */
  done: boolean;
  /** Only payments verified on or after this day. */
  verifiedFrom: Day | null;
  /** Prefix of a transaction ID, a mobile number or a name, or a whole e-mail address. */
  text: string | null;
}

function readFilter(filter: Record<string, unknown>): PaymentFilter {
  const flagged = readSwitch(filter, 'flagged') ?? false;
  return {
    status: readChoice(filter, 'status', PAYMENT_STATUSES) ?? (flagged ? 'SUBMITTED' : null),
    toVerify: readSwitch(filter, 'toVerify') ?? false,
    owed: readSwitch(filter, 'owed') ?? false,
    unlinked: readSwitch(filter, 'unlinked') ?? false,
    flagged,
    done: readSwitch(filter, 'done') ?? false,
    verifiedFrom: readDay(filter, 'verifiedFrom'),
    text: readText(filter),
  };
}

/** Returns the query of a list page. Each kind of search text has its own index. */
export function paymentsOf(query: ListQuery<TransactionSort>, zone: string): PagedIdQuery {
  const filter = readFilter(query.filter);
  const { owed, unlinked, flagged, text } = filter;
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const sortKey = owed ? owedSortKey(query.sort) : SORT[query.sort.field];
  const counted = byStatus(filter);
  let where = counted.where;
  if (owed) where += ` AND ${OWED}`;
  if (unlinked) where += ` AND ${UNLINKED}`;
  if (flagged) where += ` AND ${FLAGGED}`;
  if (filter.verifiedFrom !== null)
    where += ` AND ${verifiedFrom(`${value(filter.verifiedFrom)}::date::timestamp AT TIME ZONE ${value(zone)}`)}`;
  if (query.ids !== null) where += ` AND p.id = ANY (${value(query.ids)}::int[])`;
  if (text === null) {
    return {
      ids: `SELECT p.id, ${sortKey} AS sort_key FROM payments p WHERE ${where}`,
      ...(where === counted.where && counted.total !== null && { total: counted.total }),
      values,
    };
  }
  const like = value(beginningWith(text));
  const mobile = value(mobileBeginningWith(text));
  const email = value(text.toLowerCase());
  // OFFSET 0 keeps each lookup separate, because a plain join on a common name would read the whole table.
  return {
    ids: `
      SELECT p.id, ${sortKey} AS sort_key FROM payments p WHERE ${where} AND p.transaction_id LIKE upper(${like})
      UNION
      SELECT p.* FROM customers c
       CROSS JOIN LATERAL (SELECT p.id, ${sortKey} AS sort_key FROM payments p WHERE ${where} AND p.customer_id = c.id OFFSET 0) p
       WHERE c.mobile LIKE ${mobile} OR lower(c.full_name) LIKE lower(${like}) OR c.email = ${email}`,
    values,
  };
}

/** Returns the condition, and the total if the stored counts by status support it. */
function byStatus({ status, toVerify, done }: PaymentFilter): { where: string; total: string | null } {
  const counted = (where: string): string =>
    `SELECT coalesce(sum(change), 0) FROM list_counts p WHERE p.list = 'payments' AND ${where}`;
  const conditions: { where: string; total: string | null }[] = [];
  if (status !== null)
    conditions.push({
      where: WITH_STATUS[status],
      total: status === 'REJECTED' ? counted(WITH_STATUS[status]) : null,
    });
  if (toVerify)
    conditions.push({ where: `p.status = 'SUBMITTED'`, total: counted(`p.status = 'SUBMITTED'`) });
  if (done) conditions.push({ where: DONE, total: `(${counted(DECIDED)}) - ${DUE_COUNT}` });
  const [only = { where: 'true', total: counted('true') }, ...others] = conditions;
  if (others.length === 0) return only;
  return { where: conditions.map(({ where }) => where).join(' AND '), total: null };
}

/** Sorts by due day. Payments without a due day come last in both directions. */
function owedSortKey({ field, direction }: ListQuery<TransactionSort>['sort']): string {
  if (SORT[field] !== 'p.id') return SORT[field];
  return `coalesce((SELECT w.refund_due_on FROM payment_states w WHERE w.payment_id = p.id), '${direction === 'ASC' ? '' : '-'}infinity'::date)`;
}
