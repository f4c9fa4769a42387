import type { Day } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { minus, type Paise, sum, toRupees } from '../../../contract/money.js';
import {
  type ConsoleStatement,
  STATEMENT_KINDS,
  type StatementMatch,
  type StatementResult,
} from '../../../contract/payments/statements.js';
import { toWire } from '../../../platform/http/wire-message.js';
import type { Match, StoredRow } from './statement-facts.js';

export interface StatementHead {
  id: number;
  name: string;
  createdAt: Date;
  createdBy: string;
  fromDay: Day | null;
  toDay: Day | null;
  rows: number;
  leftOut: number;
  debits: number | null;
}

export const toStatement = (head: StatementHead): ConsoleStatement => ({
  id: head.id,
  name: head.name,
  createdAt: head.createdAt.toISOString(),
  createdBy: head.createdBy,
  fromDay: head.fromDay,
  toDay: head.toDay,
  rows: head.rows,
  leftOut: head.leftOut,
  debits: head.debits,
});

export function toResult(head: StatementHead, matches: readonly Match[]): StatementResult {
  const kinds = STATEMENT_KINDS.map((kind) => {
    const own = matches.filter((match) => match.kind === kind);
    return { kind, count: own.length, sum: toRupees(sum(own.map(amountOf))) };
  });
  return { ...toStatement(head), kinds };
}

const amountOf = ({ row, payment, refund }: Match): Paise =>
  refund?.amount ?? row?.amount ?? defined(payment, 'payment').amount;

const NO_ROW = { line: null, day: null, text: null, amount: null };

const toRow = ({ line, day, text, problem, amount, debit }: StoredRow) => ({
  line,
  day,
  text,
  amount: problem === null ? toRupees(minus(amount, debit)) : null,
});

/** The line of the file; otherwise the payment or refund that is not in it. */
const idOf = ({ row, payment, refund }: Match): string => {
  if (row) return `line-${row.line}`;
  return refund ? `refund-${refund.id}` : `payment-${defined(payment, 'payment').id}`;
};

export function toMatch(match: Match): StatementMatch {
  const { kind, reason: why, row, payment, refund = null, mayVerify = false } = match;
  const { message: reason, ...translation } = 'english' in why ? toWire(why) : why;
  return {
    id: idOf(match),
    kind,
    reason,
    ...translation,
    ...(row ? toRow(row) : NO_ROW),
    mayVerify,
    mayRecord: kind === 'MISSING' && row?.isRecordable === true,
    payment: payment && {
      id: payment.id,
      transactionId: payment.transactionId,
      amount: toRupees(payment.amount),
      status: payment.status,
      customerName: payment.customerName,
      customerMobile: payment.customerMobile,
    },
    refund: refund && {
      id: refund.id,
      reference: refund.reference,
      amount: toRupees(refund.amount),
      customerName: refund.customerName,
      customerMobile: refund.customerMobile,
    },
  };
}
