import type { Day } from '../../../contract/calendar.js';
import type { CatalogueMessage, WireKey, WireMessage } from '../../../contract/messages/message.js';
import type { Paise } from '../../../contract/money.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { StatementKind } from '../../../contract/payments/statements.js';

/** A stored row. `amount` is 0 unless the row is a credit, `debit` is 0 unless it is a debit. */
export interface StoredRow {
  line: number;
  ids: string[];
  /** All words of the line that could be an ID. */
  words: readonly string[];
  amount: Paise;
  debit: Paise;
  day: Day | null;
  text: string | null;
  problem: string | null;
  problemKey: WireKey | null;
  /** True if one of its ids identifies this credit only and has proved no payment. */
  isRecordable: boolean;
}

export interface KnownPayment {
  id: number;
  transactionId: string;
  amount: Paise;
  /** Fare to be paid; null while the payment is unclaimed. */
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
  /** Null unless the payment is SUBMITTED and a credit contains its id. */
  conflict: CreditConflict | null;
}

/** Reason why a credit may belong to another payment as well. */
export interface CreditConflict {
  paymentId: number;
  /** True if different rows contain the payment's id, as with an account number, or with a credit and its reversal. */
  namesSeveralCredits: boolean;
  /** Transaction IDs of other payments in the same credit, or of payments that have used it. */
  sharedWith: string[];
}

/** A refund that was sent through the bank, even if it came back. */
export interface KnownRefund {
  id: number;
  reference: string;
  amount: Paise;
  sentOn: Day;
  /** Null unless the refund has bounced. */
  bouncedOn: Day | null;
  customerName: string | null;
  customerMobile: string;
}

export interface Match {
  kind: StatementKind;
  /** For an unreadable row, the stored reason. */
  reason: CatalogueMessage | WireMessage;
  row: StoredRow | null;
  payment: KnownPayment | null;
  refund?: KnownRefund;
  /** True if only the amounts differ, so that the payment can be verified with the amount of the row. */
  mayVerify?: boolean;
}

/** The days of a statement that contains debits. */
export interface DebitPeriod {
  fromDay: Day;
  toDay: Day;
  holidays: readonly Day[];
}

export interface StatementFacts {
  rows: readonly StoredRow[];
  /** Payments whose id is in a row. */
  payments: readonly KnownPayment[];
  /** Undecided payments that were submitted on the days of the statement. */
  waiting: readonly KnownPayment[];
  refunds: readonly KnownRefund[];
  /** Null if the statement has no dates or no debits. */
  period: DebitPeriod | null;
}
