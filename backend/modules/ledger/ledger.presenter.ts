import { greatest, minus, NO_PAISE, type Paise, sum, toRupees } from '../../contract/money.js';
import type {
  ConsoleMoneyEntry,
  LedgerKind,
  MoneyEntry,
  RentalMoney,
} from '../../contract/payments/ledger.js';

export interface MoneyRow {
  charged: Paise;
  received: Paise;
  refunded: Paise;
  /** Debts that were given up, and compensation. */
  lost: Paise;
  checking: Paise;
}

export interface MoneyEntryRow {
  at: Date;
  kind: LedgerKind;
  amount: Paise;
  about: string | null;
  reason: string | null;
  by: string | null;
}

/** Without the member of staff and their reason, for the customer. */
export const toMoneyEntry = ({ at, kind, amount, about }: MoneyEntryRow): MoneyEntry => ({
  at: at.toISOString(),
  kind,
  amount: toRupees(amount),
  about,
});

export const toConsoleMoneyEntry = (row: MoneyEntryRow): ConsoleMoneyEntry => ({
  ...toMoneyEntry(row),
  about: row.about ?? row.reason,
  by: row.by,
});

/** Derives what the customer owes, or what the business holds beyond the charges. */
export function toRentalMoney({ charged, received, refunded, lost, checking }: MoneyRow): RentalMoney {
  const balance = minus(sum([charged, refunded]), sum([received, lost]));
  const owed = greatest(NO_PAISE, balance);
  return {
    charged: toRupees(charged),
    received: toRupees(received),
    refunded: toRupees(refunded),
    lost: toRupees(lost),
    checking: toRupees(checking),
    owed: toRupees(owed),
    credit: toRupees(greatest(NO_PAISE, minus(NO_PAISE, balance))),
    payNow: toRupees(greatest(NO_PAISE, minus(owed, checking))),
  };
}
