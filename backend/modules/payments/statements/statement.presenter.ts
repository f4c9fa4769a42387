import type { Day } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { type Paise, sum, toRupees } from '../../../contract/money.js';
import {
  type ConsoleStatement,
  STATEMENT_KINDS,
  type StatementMatch,
  type StatementResult,
} from '../../../contract/payments/statements.js';
import { toWire } from '../../../platform/http/wire-message.js';
import type { Match, StoredRow } from './statement-match.rules.js';

export interface StatementHead {
  id: number;
  name: string;
  createdAt: Date;
  createdBy: string;
  fromDay: Day | null;
  toDay: Day | null;
  rows: number;
  leftOut: number;
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
});

export function toResult(head: StatementHead, matches: readonly Match[]): StatementResult {
  const kinds = STATEMENT_KINDS.map((kind) => {
    const own = matches.filter((match) => match.kind === kind);
    return { kind, count: own.length, sum: toRupees(sum(own.map(amountOf))) };
  });
  return { ...toStatement(head), kinds };
}

const amountOf = ({ row, payment }: Match): Paise => row?.amount ?? defined(payment, 'payment').amount;

const NO_ROW = { line: null, day: null, text: null, amount: null };

const toRow = ({ line, day, text, problem, amount }: StoredRow) => ({
  line,
  day,
  text,
  amount: problem === null ? toRupees(amount) : null,
});

export function toMatch({ kind, reason: why, row, payment, mayVerify = false }: Match): StatementMatch {
  const { message: reason, ...translation } = 'english' in why ? toWire(why) : why;
  return {
    id: row ? `line-${row.line}` : `payment-${defined(payment, 'payment').id}`,
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
  };
}
