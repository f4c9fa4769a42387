import { momentIn } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { type CatalogueMessage, messageOf, withoutFullStop } from '../../../contract/messages/message.js';
import { statementsMessages } from '../../../contract/messages/statements.messages.js';
import { absolute, formatPaise, minus, type Paise } from '../../../contract/money.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { StatementKind } from '../../../contract/payments/statements.js';
import type { CreditConflict, KnownPayment, Match, StatementFacts, StoredRow } from './statement-facts.js';
import { matchRefunds } from './statement-refunds.rules.js';

interface Verdict {
  kind: StatementKind;
  reason: CatalogueMessage;
  mayVerify?: boolean;
}
const MAX_LISTED = 3;
/** Statuses of payments that the bank can reverse. In the others, a debit with the ID of the payment may be its refund. */
const MAY_BE_REVERSED: readonly PaymentStatus[] = ['SUBMITTED', 'VERIFIED'];

/** Returns null if there is no conflict. */
export function conflictReason({ namesSeveralCredits, sharedWith }: CreditConflict): CatalogueMessage | null {
  if (namesSeveralCredits) return messageOf(statementsMessages, 'severalCredits');
  if (sharedWith.length === 0) return null;
  const others = sharedWith.slice(0, MAX_LISTED).join(', ');
  return messageOf(statementsMessages, 'severalPayments', { others });
}

/** The rows with the ids of one payment, or with the same unknown ids. */
interface Group {
  payment: KnownPayment | null;
  credits: StoredRow[];
  /** The rows that are not credits. */
  others: StoredRow[];
}

/** Compares the rows of a statement with the payments and refunds, and classifies each row. */
export function matchStatement(
  { rows, payments, waiting, refunds, period }: StatementFacts,
  zone: string,
): Match[] {
  const unreadable = rows.filter(({ problem }) => problem !== null);
  const readable = rows.filter(({ problem }) => problem === null);
  const known = new Set(payments.map(({ transactionId }) => transactionId));
  const ofRefunds = matchRefunds(
    readable.filter(({ ids, amount }) => amount === 0 || !ids.some((id) => known.has(id))),
    refunds,
    period,
  );
  const inRefunds = new Set(ofRefunds.map(({ row }) => row));
  const { groups, named } = groupRows(
    readable.filter((row) => !inRefunds.has(row)),
    payments,
  );
  return [
    ...unreadable.map(unreadableMatch),
    ...groups.flatMap((group) => matchesOf(group, zone)),
    ...absentMatches(waiting, named, zone),
    ...ofRefunds,
  ];
}

const unreadableMatch = (row: StoredRow): Match => ({
  kind: 'UNREADABLE',
  reason: { message: defined(row.problem, 'problem'), ...row.problemKey },
  row,
  payment: null,
});

/** Groups the rows by payment; `named` contains the payments whose id is in a credit. */
function groupRows(
  rows: readonly StoredRow[],
  payments: readonly KnownPayment[],
): { groups: Group[]; named: Set<number> } {
  const byId = new Map(payments.map((payment) => [payment.transactionId, payment]));
  const groups = new Map<string, Group>();
  const groupOf = (payment: KnownPayment | null, row: StoredRow): Group => {
    const key = payment ? `payment ${payment.id}` : unknownKey(row);
    const group = groups.get(key) ?? { payment, credits: [], others: [] };
    groups.set(key, group);
    return group;
  };
  const named = new Set<number>();
  for (const row of rows) {
    const found = paymentsOf(row, byId);
    if (row.amount === 0) {
      for (const payment of found) groupOf(payment, row).others.push(row);
    } else {
      for (const { id } of found) named.add(id);
      groupOf(found[0] ?? null, row).credits.push(row);
    }
  }
  return { groups: [...groups.values()], named };
}

function matchesOf({ payment, credits, others }: Group, zone: string): Match[] {
  const [first, ...further] = credits;
  if (!first) return payment ? reversalsOf(payment, others) : [];
  const verdict = payment ? classify(payment, credits, others, zone) : missingVerdict(first);
  const duplicates = further.map((row): Match => ({
    kind: 'DUPLICATE',
    reason: messageOf(statementsMessages, 'sameId', { line: first.line }),
    row,
    payment,
  }));
  return [{ ...verdict, row: first, payment }, ...duplicates];
}

/** Returns the first debit with the ID of a payment whose credit another statement has. */
function reversalsOf(payment: KnownPayment, others: readonly StoredRow[]): Match[] {
  const debit = others.find((row) => row.debit > 0);
  if (!debit || !MAY_BE_REVERSED.includes(payment.status)) return [];
  return [{ kind: 'DIFFERING', reason: messageOf(statementsMessages, 'reversal'), row: debit, payment }];
}

/** Returns the payments whose id is in the row; undecided payments and payments of the same amount come first. */
function paymentsOf({ ids, amount }: StoredRow, byId: Map<string, KnownPayment>): KnownPayment[] {
  const rank = ({ conflict, status, amount: paid }: KnownPayment): number =>
    (conflict?.namesSeveralCredits ? 4 : 0) + (status === 'SUBMITTED' ? 0 : 2) + (paid === amount ? 0 : 1);
  return ids
    .map((id) => byId.get(id))
    .filter((payment) => payment !== undefined)
    .sort((a, b) => rank(a) - rank(b));
}

/** Rows with equal ids and amounts have the same key; a row without ids has a key of its own. */
const unknownKey = ({ ids, amount, line }: StoredRow): string =>
  ids.length === 0 ? `line ${line}` : `unknown ${ids.join(' ')} ${amount}`;

function missingVerdict({ ids }: StoredRow): Verdict {
  return { kind: 'MISSING', reason: messageOf(statementsMessages, ids.length === 0 ? 'noId' : 'unknownId') };
}

function classify(
  payment: KnownPayment,
  credits: readonly StoredRow[],
  others: readonly StoredRow[],
  zone: string,
): Verdict {
  const first = defined(credits[0], 'credits');
  const difference = differenceOf(first.amount, payment.amount);
  if (others.length > 0 && MAY_BE_REVERSED.includes(payment.status))
    return { kind: 'DIFFERING', reason: reversedIn(others) };
  if (payment.status !== 'SUBMITTED') {
    const kind = payment.status === 'VERIFIED' ? 'VERIFIED' : 'CLOSED';
    const reason = decisionOf(payment, zone);
    if (difference === null) return { kind, reason };
    return {
      kind,
      reason: messageOf(statementsMessages, 'decidedAndDiffers', { decided: reason, difference }),
    };
  }
  const reason = reasonToReview(payment, credits);
  if (reason) return { kind: 'DIFFERING', reason };
  return difference === null
    ? compareWithFare(payment)
    : { kind: 'DIFFERING', reason: difference, mayVerify: payment.isClaimed };
}

const reversedIn = (others: readonly StoredRow[]): CatalogueMessage =>
  messageOf(statementsMessages, 'maybeReversed', { lines: others.map(({ line }) => line).join(', ') });

/** Returns null if the amounts are equal. */
function differenceOf(credited: Paise, reported: Paise): CatalogueMessage | null {
  const gap = minus(credited, reported);
  if (gap === 0) return null;
  return messageOf(statementsMessages, gap < 0 ? 'bankShowsLess' : 'bankShowsMore', {
    bank: formatPaise(credited),
    reported: formatPaise(reported),
    gap: formatPaise(absolute(gap)),
  });
}

/** Returns the reason why these credits do not prove the payment, regardless of the amount; null if they do. */
function reasonToReview({ conflict }: KnownPayment, credits: readonly StoredRow[]): CatalogueMessage | null {
  if (new Set(credits.map(({ amount }) => amount)).size > 1) {
    const lines = credits.map(({ line }) => line).join(', ');
    return messageOf(statementsMessages, 'differentAmounts', { lines });
  }
  return conflict && conflictReason(conflict);
}

/** Classifies a submitted payment whose credit has the same amount. */
function compareWithFare({ isClaimed, amount, expected }: KnownPayment): Verdict {
  if (!isClaimed) return { kind: 'UNCLAIMED', reason: messageOf(statementsMessages, 'notLinked') };
  const fare = expected ?? amount;
  const over = minus(amount, fare);
  if (over < 0) {
    return {
      kind: 'DIFFERING',
      reason: messageOf(statementsMessages, 'underFare', {
        fare: formatPaise(fare),
        gap: formatPaise(absolute(over)),
      }),
      mayVerify: true,
    };
  }
  return {
    kind: 'EXACT',
    reason:
      over > 0
        ? messageOf(statementsMessages, 'exactOverFare', { sum: formatPaise(over) })
        : messageOf(statementsMessages, 'exact'),
  };
}

const UNKNOWN = '–';

function decisionOf(payment: KnownPayment, zone: string): CatalogueMessage {
  const when = payment.decidedAt ? momentIn(zone, payment.decidedAt) : UNKNOWN;
  const decision = { who: payment.decidedBy ?? UNKNOWN, when };
  switch (payment.status) {
    case 'VERIFIED':
      return messageOf(statementsMessages, 'verified', decision);
    case 'REJECTED':
      return messageOf(statementsMessages, 'rejected', {
        ...decision,
        reason: withoutFullStop(payment.reason ?? UNKNOWN),
      });
    case 'REFUNDED':
      return messageOf(statementsMessages, 'refunded', {
        when: momentIn(zone, defined(payment.refundedAt, 'refundedAt')),
        reference: payment.refundReference ?? UNKNOWN,
      });
    default:
      return payment.decidedAt
        ? messageOf(statementsMessages, 'verifiedRefundDue', decision)
        : messageOf(statementsMessages, 'refundDue');
  }
}

function absentMatches(waiting: readonly KnownPayment[], named: ReadonlySet<number>, zone: string): Match[] {
  return waiting
    .filter(({ id }) => !named.has(id))
    .map((payment) => ({
      kind: 'ABSENT' as const,
      reason: messageOf(statementsMessages, 'notAtBank', { when: momentIn(zone, payment.createdAt) }),
      row: null,
      payment,
    }));
}
