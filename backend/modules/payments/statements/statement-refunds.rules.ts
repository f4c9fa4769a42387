import { addWorkingDays } from '../../../contract/calendar.js';
import { type CatalogueMessage, messageOf } from '../../../contract/messages/message.js';
import { statementsMessages } from '../../../contract/messages/statements.messages.js';
import { formatPaise, type Paise, sum } from '../../../contract/money.js';
import { referenceIds } from '../../../contract/payments/statement.rules.js';
import type { DebitPeriod, KnownRefund, Match, StoredRow } from './statement-facts.js';

/** Maximum delay until a transfer is on the statement. */
const WORKING_DAYS_UNTIL_SHOWN = 3;

interface Sent {
  refund: KnownRefund;
  /** The amount of all refunds with its reference, which may have been sent as one transfer. */
  together: Paise;
}

/**
 * Compares the refunds with the rows of a statement that belong to no payment.
 * @param period Null if the statement has no dates or no debits; then no refund is reported as missing.
 */
export function matchRefunds(
  rows: readonly StoredRow[],
  refunds: readonly KnownRefund[],
  period: DebitPeriod | null,
): Match[] {
  const byReference = sentByReference(refunds);
  const found = new Set<number>();
  const named = new Map<number, StoredRow>();
  const matches: Match[] = [];
  for (const row of rows) {
    const sent = [...new Set([...row.ids, ...row.words])].flatMap((id) => byReference.get(id) ?? []);
    if (row.amount > 0) matches.push(...returned(row, sent));
    if (row.debit === 0) continue;
    const paid = sent.filter(({ refund, together }) => [refund.amount, together].includes(row.debit));
    const [first] = paid.filter(({ refund }) => !found.has(refund.id));
    for (const { refund } of sent) named.set(refund.id, row);
    if (!first) continue;
    matches.push(matchOf('REFUND_FOUND', row, first.refund, messageOf(statementsMessages, 'refundFound')));
    for (const { refund } of row.debit === first.refund.amount ? [first] : paid) found.add(refund.id);
  }
  const missing = refunds.filter(({ id }) => !found.has(id)).filter((refund) => isOverdue(refund, period));
  return [...matches, ...missing.map((refund) => missingMatch(refund, named.get(refund.id)))];
}

function sentByReference(refunds: readonly KnownRefund[]): Map<string, Sent[]> {
  const groups = new Map<string, KnownRefund[]>();
  for (const refund of refunds) {
    for (const id of referenceIds(refund.reference)) groups.set(id, [...(groups.get(id) ?? []), refund]);
  }
  return new Map(
    [...groups].map(([reference, group]) => {
      const together = sum(group.map(({ amount }) => amount));
      return [reference, group.map((refund) => ({ refund, together }))];
    }),
  );
}

const matchOf = (
  kind: Match['kind'],
  row: StoredRow | null,
  refund: KnownRefund,
  reason: CatalogueMessage,
): Match => ({ kind, reason, row, payment: null, refund });

function returned(row: StoredRow, [first]: readonly Sent[]): Match[] {
  if (!first) return [];
  const { refund } = first;
  const reason =
    refund.bouncedOn === null
      ? messageOf(statementsMessages, 'refundReturned')
      : messageOf(statementsMessages, 'refundReturnedBefore');
  return [matchOf('REFUND_RETURNED', row, refund, reason)];
}

const isOverdue = ({ sentOn, bouncedOn }: KnownRefund, period: DebitPeriod | null): boolean =>
  period !== null &&
  bouncedOn === null &&
  sentOn >= period.fromDay &&
  addWorkingDays(sentOn, WORKING_DAYS_UNTIL_SHOWN, period.holidays) < period.toDay;

const missingMatch = (refund: KnownRefund, differing: StoredRow | undefined): Match =>
  matchOf(
    'REFUND_MISSING',
    null,
    refund,
    differing
      ? messageOf(statementsMessages, 'refundDiffers', {
          line: differing.line,
          bank: formatPaise(differing.debit),
        })
      : messageOf(statementsMessages, 'refundMissing'),
  );
