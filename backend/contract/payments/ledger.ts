import type { Day } from '../calendar.js';
import type { Rupees } from '../money.js';
import type { PaymentMethod } from './payment-methods.js';

/** The kinds of ledger entries, with the debited and the credited account: PASSED_ON in place of INCOME for tolls and challans. */
export const LEDGER_KINDS = {
  /** The customer owes the fare, or the kept part of it if the payment was verified after the cancellation. */
  DUE: { debit: 'CUSTOMER', credit: 'INCOME' },
  /** The rental does not take place, so the customer owes only the part of the fare that the business keeps. */
  DUE_REDUCED: { debit: 'INCOME', credit: 'CUSTOMER' },
  /** The customer reported a payment. The entry moves no money. */
  RECEIVED: { debit: null, credit: null },
  /** A payment was found on the bank account. */
  VERIFIED: { debit: 'MONEY', credit: 'CUSTOMER' },
  /** A verification was reversed. */
  VERIFIED_REVERSED: { debit: 'CUSTOMER', credit: 'MONEY' },
  /** A refund was sent. */
  REFUND_SENT: { debit: 'CUSTOMER', credit: 'MONEY' },
  /** A refund came back. */
  REFUND_RETURNED: { debit: 'MONEY', credit: 'CUSTOMER' },
  /** Money beyond the charges, which secures the rental and is not income. */
  DEPOSIT_HELD: { debit: 'CUSTOMER', credit: 'DEPOSIT' },
  /** The lines of a final settlement are paid from the deposit. */
  DEPOSIT_APPLIED: { debit: 'DEPOSIT', credit: 'CUSTOMER' },
  /** A part of the deposit is no longer held. */
  DEPOSIT_RETURNED: { debit: 'DEPOSIT', credit: 'CUSTOMER' },
  /** A charge was given up. */
  WAIVED: { debit: 'INCOME', credit: 'CUSTOMER' },
  /** A debt was given up. */
  WRITTEN_OFF: { debit: 'LOSS', credit: 'CUSTOMER' },
  /** The business pays more than it received. */
  COMPENSATION: { debit: 'LOSS', credit: 'CUSTOMER' },
} as const satisfies Record<string, { debit: LedgerAccount | null; credit: LedgerAccount | null }>;

export type LedgerKind = keyof typeof LEDGER_KINDS;

/**
 * CUSTOMER: what the customer owes. MONEY: received less refunded. INCOME: what the business has charged. PASSED_ON: tolls
 * and challans that it has paid for customers. DEPOSIT: what it holds as security. LOSS: debts that were given up, and
 * compensation.
 */
export type LedgerAccount = 'CUSTOMER' | 'MONEY' | 'INCOME' | 'PASSED_ON' | 'DEPOSIT' | 'LOSS';

/** The money of a rental, derived from its ledger entries and its undecided payments. */
export class RentalMoney {
  /**
   * The fare, or the part of it that is kept after a cancellation, minus waived amounts.
   * @example 3999
   */
  charged: Rupees;
  /**
   * Verified payments.
   * @example 3999
   */
  received: Rupees;
  /**
   * Refunds that were sent.
   * @example 0
   */
  refunded: Rupees;
  /**
   * Debts that were given up, and compensation.
   * @example 0
   */
  lost: Rupees;
  /**
   * The security deposit that is required; 0 for none.
   * @example 3000
   */
  deposit: Rupees;
  /**
   * The part of the deposit that is paid and held. It pays no charges before the settlement is final.
   * @example 3000
   */
  depositHeld: Rupees;
  /**
   * The part of the deposit that is not paid yet; 0 after the handover.
   * @example 0
   */
  depositMissing: Rupees;
  /**
   * The last day to return the deposit minus the charges that the customer accepted; null without a deposit.
   * @example null or 2026-12-22
   */
  depositDueOn: Day | null;
  /**
   * Payments that are not verified yet.
   * @example 0
   */
  checking: Rupees;
  /**
   * The amount that the customer still owes, including payments that are not verified yet.
   * @example 0
   */
  owed: Rupees;
  /**
   * The amount that the business holds in excess of the charges and the deposit.
   * @example 0
   */
  credit: Rupees;
  /**
   * The amount to pay now: the amount owed plus the missing deposit, minus payments that are not verified yet. A
   * deposit to be paid at pickup is included once the car can be handed over.
   * @example 0
   */
  payNow: Rupees;
}

/** One entry of the ledger, as the customer sees it. */
export class MoneyEntry {
  /** @example 2026-11-21T06:35:00.000Z */
  at: string;
  /** @example VERIFIED */
  kind: LedgerKind;
  /**
   * Negative for an entry that cancels an earlier one.
   * @example 3999
   */
  amount: Rupees;
  /**
   * The transaction ID of the payment, the reference of the refund or the text of the line of a settlement.
   * @example "412345678901"
   */
  about: string | null;
  /**
   * How the payment or the refund was sent; null for other entries.
   * @example UPI
   */
  method: PaymentMethod | null;
}

/** One entry of the ledger, as staff see it: `about` also has their reason. */
export class ConsoleMoneyEntry extends MoneyEntry {
  /**
   * The id of the member of staff; null for the customer and the system.
   * @example null or 1
   */
  by: string | null;
}
