import type { Day } from '../../contract/calendar.js';
import { greatest, minus, NO_PAISE, type Paise, sum, toRupees } from '../../contract/money.js';
import type {
  ConsoleMoneyEntry,
  LedgerKind,
  MoneyEntry,
  RentalMoney,
} from '../../contract/payments/ledger.js';
import type { PaymentMethod } from '../../contract/payments/payment-methods.js';

export interface MoneyRow {
  charged: Paise;
  received: Paise;
  refunded: Paise;
  /** Debts that were written off, and compensation. */
  lost: Paise;
  /** The deposit: the required amount, and the parts that are held, still missing before the handover, and due now. */
  deposit: Paise;
  held: Paise;
  missing: Paise;
  missingNow: Paise;
  depositDueOn: Day | null;
  checking: Paise;
}

export interface MoneyEntryRow {
  at: Date;
  kind: LedgerKind;
  amount: Paise;
  about: string | null;
  method: PaymentMethod | null;
  reason: string | null;
  by: string | null;
}

/** Returns an entry for the customer, without the staff member and their reason. */
export const toMoneyEntry = ({ at, kind, amount, about, method }: MoneyEntryRow): MoneyEntry => ({
  at: at.toISOString(),
  kind,
  amount: toRupees(amount),
  about,
  method,
});

export const toConsoleMoneyEntry = (row: MoneyEntryRow): ConsoleMoneyEntry => ({
  ...toMoneyEntry(row),
  about: [row.about, row.reason].filter(Boolean).join(' · ') || null,
  by: row.by,
});

/** Derives the amount that the customer owes, or that the business holds beyond the charges and the deposit. */
export function toRentalMoney(row: MoneyRow): RentalMoney {
  const { charged, received, refunded, held, lost, checking } = row;
  const balance = minus(sum([charged, refunded, held]), sum([received, lost]));
  const owed = greatest(NO_PAISE, balance);
  return {
    charged: toRupees(charged),
    received: toRupees(received),
    refunded: toRupees(refunded),
    lost: toRupees(lost),
    deposit: toRupees(row.deposit),
    depositHeld: toRupees(held),
    depositMissing: toRupees(row.missing),
    depositDueOn: row.depositDueOn,
    checking: toRupees(checking),
    owed: toRupees(owed),
    credit: toRupees(greatest(NO_PAISE, minus(NO_PAISE, balance))),
    payNow: toRupees(greatest(NO_PAISE, minus(sum([owed, row.missingNow]), checking))),
  };
}
