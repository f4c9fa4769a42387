import { type Day, momentIn } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { absolute, formatRupees, minus, type Paise, toRupees } from '../../../contract/money.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { StatementKind } from '../../../contract/payments/statements.js';

/** A stored row: `amount` is 0 where it is no credit. */
export interface StoredRow {
  line: number;
  ids: string[];
  amount: Paise;
  day: Day | null;
  text: string | null;
  problem: string | null;
}

export interface KnownPayment {
  id: number;
  transactionId: string;
  amount: Paise;
  /** The fare that was to be paid; null while it is unclaimed. */
  expected: Paise | null;
  status: PaymentStatus;
  isClaimed: boolean;
  customerName: string | null;
  customerMobile: string;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
  refundedAt: Date | null;
  refundReference: string | null;
  /** Null unless it is SUBMITTED and a bank credit contains its id. */
  conflict: CreditConflict | null;
}

/** Why a bank credit may belong to more than this payment. */
export interface CreditConflict {
  paymentId: number;
  /** Different credits contain its id, as with the number of an account or a branch. */
  namesSeveralCredits: boolean;
  /** Transaction ids of other payments that its credit contains, or that have used its credit. */
  sharedWith: string[];
}

export interface Match {
  kind: StatementKind;
  reason: string;
  row: StoredRow | null;
  payment: KnownPayment | null;
}

type Verdict = Pick<Match, 'kind' | 'reason'>;
const rupees = (paise: Paise): string => formatRupees(toRupees(paise));

const MOST_NAMED = 3;

/** As text; null when there is no conflict. */
export function conflictReason({ namesSeveralCredits, sharedWith }: CreditConflict): string | null {
  if (namesSeveralCredits) {
    return 'Several bank credits have this ID, so it proves none of them. Decide by hand.';
  }
  if (sharedWith.length === 0) return null;
  const others = sharedWith.slice(0, MOST_NAMED).join(', ');
  return `The same bank credit also has the ID of another payment: ${others}. One credit proves one payment, so decide by hand.`;
}

/**
 * Classifies the rows of a statement by what they mean for the payments.
 * `payments` are those whose id any row contains; `waiting` those submitted within its days and not decided.
 */
export function matchStatement(
  rows: readonly StoredRow[],
  payments: readonly KnownPayment[],
  waiting: readonly KnownPayment[],
  zone: string,
): Match[] {
  const byId = new Map(payments.map((payment) => [payment.transactionId, payment]));
  const groups = new Map<string, { payment: KnownPayment | null; rows: StoredRow[]; outs: number[] }>();
  const groupOf = (payment: KnownPayment | null, row: StoredRow) => {
    const key = payment ? `payment ${payment.id}` : unknownKey(row);
    const group = groups.get(key) ?? { payment, rows: [], outs: [] };
    groups.set(key, group);
    return group;
  };
  const named = new Set<number>();
  const matches: Match[] = [];
  for (const row of rows) {
    if (row.problem !== null) {
      matches.push({ kind: 'UNREADABLE', reason: row.problem, row, payment: null });
      continue;
    }
    const payments = paymentsOf(row, byId);
    if (row.amount === 0) {
      for (const payment of payments) groupOf(payment, row).outs.push(row.line);
    } else {
      for (const { id } of payments) named.add(id);
      groupOf(payments[0] ?? null, row).rows.push(row);
    }
  }
  for (const {
    payment,
    rows: [first, ...others],
    outs,
  } of groups.values()) {
    if (!first) continue;
    const verdict = payment ? classify(payment, [first, ...others], outs, zone) : missing(first);
    matches.push({ ...verdict, row: first, payment });
    for (const row of others) {
      matches.push({
        kind: 'DUPLICATE',
        reason: `It has the same transaction ID as line ${first.line}.`,
        row,
        payment,
      });
    }
  }
  return [...matches, ...absent(waiting, named, zone)];
}

/** The payments whose id a row contains; first the one that an admin has to review: undecided, and of the same amount. */
function paymentsOf({ ids, amount }: StoredRow, byId: Map<string, KnownPayment>): KnownPayment[] {
  const rank = ({ conflict, status, amount: said }: KnownPayment): number =>
    (conflict?.namesSeveralCredits ? 4 : 0) + (status === 'SUBMITTED' ? 0 : 2) + (said === amount ? 0 : 1);
  return ids
    .map((id) => byId.get(id))
    .filter((payment) => payment !== undefined)
    .sort((a, b) => rank(a) - rank(b));
}

/** Rows without ids are never the same; others are when their ids and amounts are equal. */
const unknownKey = ({ ids, amount, line }: StoredRow): string =>
  ids.length === 0 ? `line ${line}` : `unknown ${ids.join(' ')} ${amount}`;

function missing({ ids }: StoredRow): Verdict {
  return ids.length === 0
    ? { kind: 'MISSING', reason: 'No transaction ID was found in this row.' }
    : { kind: 'MISSING', reason: 'No customer has submitted this transaction.' };
}

function classify(
  payment: KnownPayment,
  rows: readonly StoredRow[],
  outs: readonly number[],
  zone: string,
): Verdict {
  const first = defined(rows[0], 'rows');
  const gap = minus(first.amount, payment.amount);
  const apart = `${rupees(absolute(gap))} ${gap < 0 ? 'less' : 'more'}`;
  const amounts = `The bank shows ${rupees(first.amount)}, the customer reported ${rupees(payment.amount)}: ${apart}.`;
  if (payment.status !== 'SUBMITTED') {
    const kind = payment.status === 'VERIFIED' ? 'VERIFIED' : 'CLOSED';
    return { kind, reason: [decided(payment, zone), ...(gap === 0 ? [] : [amounts])].join(' ') };
  }
  const differing = (reason: string): Verdict => ({ kind: 'DIFFERING', reason });
  if (outs.length > 0) {
    return differing(
      `Line ${outs.join(', ')} also has this ID and is not a credit: the bank may have reversed the payment.`,
    );
  }
  if (rows.some(({ amount }) => amount !== first.amount)) {
    return differing(`Lines ${rows.map(({ line }) => line).join(', ')} have this ID with different amounts.`);
  }
  const conflict = payment.conflict && conflictReason(payment.conflict);
  if (conflict) return differing(conflict);
  if (gap !== 0) return differing(amounts);
  if (!payment.isClaimed) {
    return {
      kind: 'UNCLAIMED',
      reason: 'ID and amount match, but no booking is linked to this payment yet.',
    };
  }
  const over = minus(payment.amount, payment.expected ?? payment.amount);
  if (over < 0) {
    return differing(
      `The bank shows the amount that the customer reported, but the fare is ${rupees(defined(payment.expected, 'expected'))}: ${rupees(absolute(over))} less.`,
    );
  }
  return {
    kind: 'EXACT',
    reason: over > 0 ? `ID and amount match; ${rupees(over)} over the fare.` : 'ID and amount match.',
  };
}

function decided(payment: KnownPayment, zone: string): string {
  const who = payment.decidedBy ? ` by ${payment.decidedBy}` : '';
  const when = payment.decidedAt ? ` on ${momentIn(zone, payment.decidedAt)}` : '';
  switch (payment.status) {
    case 'VERIFIED':
      return `Verified${who}${when}.`;
    case 'REJECTED':
      return `Rejected${who}${when}, but the bank received it: ${payment.reason ?? 'no reason'}.`;
    case 'REFUNDED':
      return `Refunded on ${momentIn(zone, defined(payment.refundedAt, 'refundedAt'))}, reference ${payment.refundReference}.`;
    default:
      return payment.decidedAt
        ? `Verified${who}${when}; its booking has ended and a refund is due.`
        : 'Its booking has ended and a refund is due; the payment is not verified yet.';
  }
}

function absent(waiting: readonly KnownPayment[], named: ReadonlySet<number>, zone: string): Match[] {
  return waiting
    .filter(({ id }) => !named.has(id))
    .map((payment) => ({
      kind: 'ABSENT' as const,
      reason: `Submitted on ${momentIn(zone, payment.createdAt)}, within the dates of this statement, but not in it.`,
      row: null,
      payment,
    }));
}
