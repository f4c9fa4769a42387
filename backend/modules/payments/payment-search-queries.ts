import type { Day } from '../../contract/calendar.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../contract/payments/payments.js';
import type { PagedIdQuery } from '../../platform/database/page-of-ids.js';
import {
  beginningWith,
  readChoice,
  readDay,
  readSwitch,
  readText,
} from '../../platform/http/lists/list-filter.js';
import type { ListQuery } from '../../platform/http/lists/simple-rest.js';

const SORT = { id: 'p.id', createdAt: 'p.id', amount: 'p.amount_paise', status: 'p.status' } as const;
export type TransactionSort = keyof typeof SORT;
export const TRANSACTION_LIST = {
  sort: Object.keys(SORT) as [TransactionSort, ...TransactionSort[]],
  filter: ['status', 'toVerify', 'flagged', 'owed', 'unlinked', 'done', 'verifiedFrom', 'q'],
} as const;

// Must equal the condition of the index `payments_owed_idx`.
const OWED = `(p.status = 'REFUND_DUE' OR (p.slot_lost_at IS NOT NULL AND p.rental_id IS NULL AND p.status = 'SUBMITTED'))`;
// Must equal the condition of the index `payments_unlinked_idx`.
const UNLINKED = `p.rental_id IS NULL AND p.status IN ('SUBMITTED', 'VERIFIED')`;
// Must match `paymentFlags`.
const FLAGGED = `(p.amount_paise <> p.expected_paise OR p.screenshot_seen_before OR p.resubmissions > 0 OR p.transaction_id !~ '^[0-9]{12}$')`;
/** Payments that need no further action. */
const DONE = `p.status IN ('VERIFIED', 'REJECTED', 'REFUNDED')`;
/** Payments that the bank has received, including refunded ones. */
const WAS_VERIFIED = `p.status IN ('VERIFIED', 'REFUND_DUE', 'REFUNDED')`;

export const COUNTS = `
  SELECT counted.*,
         (SELECT count(*) FROM payments p WHERE p.status = 'SUBMITTED' AND ${FLAGGED})::int AS flagged,
         (SELECT count(*) FROM payments p WHERE ${UNLINKED})::int AS unlinked,
         (SELECT count(*) FROM payments p WHERE ${OWED})::int AS "refundsDue"
    FROM (SELECT coalesce(sum(change) FILTER (WHERE p.status = 'SUBMITTED'), 0)::int AS "toVerify",
                 coalesce(sum(change) FILTER (WHERE ${DONE}), 0)::int AS done,
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
  /** Prefix of a transaction ID, a mobile number or a name. */
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
  const { owed, unlinked, flagged, verifiedFrom, text } = filter;
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const sortKey = owed ? owedSortKey(query.sort) : SORT[query.sort.field];
  const counted = byStatus(filter, value);
  let where = counted;
  if (owed) where += ` AND ${OWED}`;
  if (unlinked) where += ` AND ${UNLINKED}`;
  if (flagged) where += ` AND ${FLAGGED}`;
  if (verifiedFrom !== null)
    where += ` AND ${WAS_VERIFIED} AND p.decided_at >= ${value(verifiedFrom)}::date::timestamp AT TIME ZONE ${value(zone)}`;
  if (query.ids !== null) where += ` AND p.id = ANY (${value(query.ids)}::int[])`;
  if (text === null) {
    return {
      ids: `SELECT p.id, ${sortKey} AS sort_key FROM payments p WHERE ${where}`,
      ...(where === counted && {
        total: `SELECT coalesce(sum(change), 0) FROM list_counts p WHERE p.list = 'payments' AND ${where}`,
      }),
      values,
    };
  }
  const like = value(beginningWith(text));
  // OFFSET 0 keeps each lookup separate, because a plain join on a common name would read the whole table.
  return {
    ids: `
      SELECT p.id, ${sortKey} AS sort_key FROM payments p WHERE ${where} AND p.transaction_id LIKE upper(${like})
      UNION
      SELECT p.* FROM customers c
       CROSS JOIN LATERAL (SELECT p.id, ${sortKey} AS sort_key FROM payments p WHERE ${where} AND p.customer_id = c.id OFFSET 0) p
       WHERE c.mobile LIKE ${like} OR lower(c.full_name) LIKE lower(${like})`,
    values,
  };
}

/** Returns the conditions that the stored counts by status support. */
function byStatus({ status, toVerify, done }: PaymentFilter, value: (one: unknown) => string): string {
  let where = 'true';
  if (status !== null) where += ` AND p.status = ${value(status)}`;
  if (toVerify) where += ` AND p.status = 'SUBMITTED'`;
  if (done) where += ` AND ${DONE}`;
  return where;
}

/** Sorts by due day. Payments without a due day come last in both directions. */
function owedSortKey({ field, direction }: ListQuery<TransactionSort>['sort']): string {
  if (SORT[field] !== 'p.id') return SORT[field];
  return `coalesce(p.refund_due_on, '${direction === 'ASC' ? '' : '-'}infinity'::date)`;
}
