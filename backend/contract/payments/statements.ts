import type { Day } from '../calendar.js';
import type { Message, WireKey } from '../messages/message.js';
import type { Paise, Rupees } from '../money.js';
import type { PaymentStatus } from './payments.js';

export const MAX_STATEMENT_BYTES = 10 * 1024 * 1024;
export const MAX_STATEMENT_ROWS = 50_000;
/** More columns than any bank writes; beyond them the file is no statement. */
export const MAX_STATEMENT_COLUMNS = 100;

/** Which column holds what, counted from 0. Kept for every later file with the same header. */
export interface StatementMapping {
  /** The line of the file in which the column names stand, counted from 1. */
  headerLine: number;
  id: number;
  /** `id` is a narration: the transaction id stands somewhere in its text. */
  fromNarration: boolean;
  /** Credits alone, or amounts with Cr or Dr, with a sign, or with a `direction`. */
  amount: number;
  /** The column with Cr or Dr beside the amount. */
  direction: number | null;
  date: number | null;
}

/** A line of the file as its columns. */
export interface StatementLine {
  line: number;
  cells: string[];
}

/** Before anything is kept: how the file begins, and how its columns were mapped the last time. */
export interface StatementPreview {
  lines: StatementLine[];
  mapping: StatementMapping;
  /** Mapped by somebody before, for a file with the same header; otherwise it is a guess. */
  remembered: boolean;
}

/** In the order in which they are shown. */
export const STATEMENT_KINDS = [
  'EXACT',
  'DIFFERING',
  'UNCLAIMED',
  'VERIFIED',
  'CLOSED',
  'MISSING',
  'ABSENT',
  'DUPLICATE',
  'UNREADABLE',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** One row of the result, with its reason in words. */
export interface StatementMatch extends Partial<WireKey> {
  /** Unique within its statement. */
  id: string;
  kind: StatementKind;
  reason: string;
  /** Of the file; null for a payment that is not in it. */
  line: number | null;
  day: Day | null;
  /** The bank's description, truncated. */
  text: string | null;
  amount: Rupees | null;
  payment: {
    id: number;
    transactionId: string;
    amount: Rupees;
    status: PaymentStatus;
    customerName: string | null;
    customerMobile: string;
  } | null;
}

/** `/console/statements` */
export interface ConsoleStatement {
  id: number;
  /** The file's name, cut short. */
  name: string;
  createdAt: string;
  createdBy: string;
  /** The first and the last day in it; null when no date column was mapped. */
  fromDay: Day | null;
  toDay: Day | null;
  /** Rows that bring money in, and rows that cannot be read. */
  rows: number;
  /** Rows without a credit: debits, balances and remarks. They are left out. */
  leftOut: number;
}

/** One statement with its sums: as the payments stand now, not as they stood at the upload. */
export interface StatementResult extends ConsoleStatement {
  kinds: { kind: StatementKind; count: number; sum: Rupees }[];
}

/** What verifying all exact matches did. */
export interface StatementVerification {
  verified: number;
  sum: Rupees;
  /** What was an exact match and is none any more. */
  refused: ({ transactionId: string; amount: Rupees; reason: string } & Partial<WireKey>)[];
  /** Exact matches that are still open: one call verifies at most {@link MAX_VERIFIED_AT_ONCE}. */
  remaining: number;
}

export const MAX_VERIFIED_AT_ONCE = 1000;

/** A row as the mapping reads it. */
export type StatementReading =
  | { is: 'CREDIT'; ids: string[]; amount: Paise; day: Day | null; text: string }
  /** No money came in: a debit, a balance, a remark. */
  | { is: 'OTHER'; ids: string[]; day: Day | null }
  | { is: 'UNREADABLE'; problem: Message; day: Day | null; text: string };
