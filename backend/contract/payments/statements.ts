import type { Day } from '../calendar.js';
import { type CatalogueMessage, Translation } from '../messages/message.js';
import type { Paise, Rupees } from '../money.js';
import type { PaymentStatus } from './payments.js';

export const MAX_STATEMENT_BYTES = 10 * 1024 * 1024;
export const MAX_STATEMENT_ROWS = 50_000;
/** A file with more columns is refused. No bank writes that many. */
export const MAX_STATEMENT_COLUMNS = 100;

/** The columns by their content, counted from 0. Stored for later files with the same header. */
export class StatementMapping {
  /**
   * The line of the file with the column names, counted from 1.
   * @example 1
   */
  headerLine: number;
  /** @example 1 */
  id: number;
  /**
   * True if the column `id` is a narration, so that the transaction ID is a part of its text.
   * @example true
   */
  fromNarration: boolean;
  /**
   * A column of credits only, or of amounts with Cr or Dr, a sign, or a `direction`.
   * @example 3
   */
  amount: number;
  /**
   * The column with Cr or Dr for the amount.
   * @example null or 4
   */
  direction: number | null;
  /** @example 0 */
  date: number | null;
  /**
   * The column of debits, if `amount` contains credits only. Without it, debits are read from `amount`.
   * @example 2
   */
  debit?: number | null;
}

/** A line of the file as its columns. */
export class StatementLine {
  /** @example 1 */
  line: number;
  /** @example ["Txn Date", "Narration", "Withdrawal", "Deposit"] */
  cells: string[];
}

/** The preview before an upload: the first lines of the file, and the last mapping of its columns. */
export class StatementPreview {
  /** @example [{ "line": 1, "cells": ["Txn Date", "Narration", "Withdrawal", "Deposit"] }, { "line": 2, "cells": ["21/11/2026", "UPI-ASHA-412345678901", "", "1,999.00"] }] */
  lines: StatementLine[];
  /** Columns are counted from 0, lines from 1. The client sends the mapping back, as JSON, with the file. */
  mapping: StatementMapping;
  /**
   * True if a staff member has mapped a file with the same header; otherwise the mapping is a guess.
   * @example false
   */
  remembered: boolean;
}

/** In display order. */
export const STATEMENT_KINDS = [
  'EXACT',
  'DIFFERING',
  'UNCLAIMED',
  'VERIFIED',
  'CLOSED',
  'MISSING',
  'REFUND_RETURNED',
  'REFUND_MISSING',
  'REFUND_FOUND',
  'ABSENT',
  'DUPLICATE',
  'UNREADABLE',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

export class MatchedPayment {
  /** @example 5 */
  id: number;
  /** @example 412345678901 */
  transactionId: string;
  /** @example 1999 */
  amount: Rupees;
  /** @example SUBMITTED */
  status: PaymentStatus;
  /** @example "Asha Kulkarni" */
  customerName: string | null;
  /** @example 9000000011 */
  customerMobile: string;
}

export class MatchedRefund {
  /** @example 4 */
  id: number;
  /** @example N32648812345 */
  reference: string;
  /** @example 1999 */
  amount: Rupees;
  /** @example "Asha Kulkarni" */
  customerName: string | null;
  /** @example 9000000011 */
  customerMobile: string;
}

/** One row of the result, with its reason in words. */
export class StatementMatch extends Translation {
  /**
   * Unique within its statement.
   * @example line-2
   */
  id: string;
  /** @example EXACT */
  kind: StatementKind;
  /** @example "ID and amount match." */
  reason: string;
  /**
   * The line of the file; null for a payment or refund that is not in it.
   * @example 2
   */
  line: number | null;
  /** @example 2026-11-21 */
  day: Day | null;
  /**
   * The bank's description, truncated.
   * @example UPI-ASHA-412345678901
   */
  text: string | null;
  /**
   * Rupees, as stated by the bank; negative for a debit.
   * @example 1999
   */
  amount: Rupees | null;
  /**
   * Whether only the amounts differ, so that the payment can be verified with the amount of the row.
   * @example false
   */
  mayVerify: boolean;
  /**
   * Whether the row can be recorded as a payment: no customer has submitted it, and it has an ID of its own.
   * @example false
   */
  mayRecord: boolean;
  /** @example { "id": 5, "transactionId": "412345678901", "amount": 1999, "status": "SUBMITTED", "customerName": "Asha Kulkarni", "customerMobile": "9000000011" } */
  payment: MatchedPayment | null;
  /** @example null */
  refund: MatchedRefund | null;
}

/** `/console/statements` */
export class ConsoleStatement {
  /** @example 3 */
  id: number;
  /**
   * The file's name, truncated.
   * @example november.csv
   */
  name: string;
  /** @example 2026-11-21T08:15:00.000Z */
  createdAt: string;
  /** @example 1 */
  createdBy: string;
  /**
   * The first and the last day in it; null when no date column was mapped.
   * @example 2026-11-01
   */
  fromDay: Day | null;
  /** @example 2026-11-20 */
  toDay: Day | null;
  /**
   * Number of credits and of rows that cannot be read.
   * @example 412
   */
  rows: number;
  /**
   * Number of rows without a credit: debits, balances and remarks.
   * @example 88
   */
  leftOut: number;
  /**
   * Number of debits in `leftOut`, which are compared with the refunds; null if the statement was imported without
   * debits.
   * @example 31
   */
  debits: number | null;
}

export class StatementKindSum {
  /** @example EXACT */
  kind: StatementKind;
  /** @example 37 */
  count: number;
  /** @example 140563 */
  sum: Rupees;
}

/** One statement with its sums, computed from the current payments instead of those at the upload. */
export class StatementResult extends ConsoleStatement {
  /** @example [{ "kind": "EXACT", "count": 0, "sum": 0 }, { "kind": "DIFFERING", "count": 0, "sum": 0 }, { "kind": "UNCLAIMED", "count": 0, "sum": 0 }, { "kind": "VERIFIED", "count": 0, "sum": 0 }, { "kind": "CLOSED", "count": 0, "sum": 0 }, { "kind": "MISSING", "count": 0, "sum": 0 }, { "kind": "REFUND_RETURNED", "count": 0, "sum": 0 }, { "kind": "REFUND_MISSING", "count": 0, "sum": 0 }, { "kind": "REFUND_FOUND", "count": 0, "sum": 0 }, { "kind": "ABSENT", "count": 0, "sum": 0 }, { "kind": "DUPLICATE", "count": 0, "sum": 0 }, { "kind": "UNREADABLE", "count": 0, "sum": 0 }] */
  kinds: StatementKindSum[];
}

export class RefusedVerification extends Translation {
  /** @example 412345678901 */
  transactionId: string;
  /** @example 1999 */
  amount: Rupees;
  /** @example "This payment is VERIFIED already, decided by 9000000003 on Sat, 21 Nov 2026, 1:45 PM IST." */
  reason: string;
}

/** The result of verifying all exact matches. */
export class StatementVerification {
  /** @example 36 */
  verified: number;
  /** @example 138564 */
  sum: Rupees;
  /** Rows that were exact matches and no longer are. */
  refused: RefusedVerification[];
  /**
   * Exact matches that are still open: one call verifies at most `MAX_VERIFIED_AT_ONCE`.
   * @example 0
   */
  remaining: number;
}

export const MAX_VERIFIED_AT_ONCE = 1000;

/** A row that was read with the mapping. */
export type ParsedStatementRow =
  | { is: 'CREDIT'; ids: string[]; amount: Paise; day: Day | null; text: string }
  /** A row without incoming money: a debit, or a balance or remark, which has a debit of 0. */
  | { is: 'OTHER'; ids: string[]; day: Day | null; debit: Paise; text: string }
  | { is: 'UNREADABLE'; problem: CatalogueMessage; day: Day | null; text: string };
