import type { LedgerKind } from '../payments/ledger.js';
import { defineMessages } from './define-messages.js';

/** The names of ledger entries for customers and staff. */
export const ledgerMessages = defineMessages('ledger', {
  DUE: 'Charged',
  DUE_REDUCED: 'No longer charged',
  RECEIVED: 'Payment reported',
  VERIFIED: 'Payment verified',
  VERIFIED_REVERSED: 'Payment no longer verified',
  REFUND_SENT: 'Refund sent',
  REFUND_RETURNED: 'Refund came back',
  DEPOSIT_HELD: 'Deposit held',
  DEPOSIT_APPLIED: 'Settlement paid from the deposit',
  DEPOSIT_RETURNED: 'Deposit no longer held',
  WAIVED: 'Charge waived',
  WRITTEN_OFF: 'Debt given up',
  COMPENSATION: 'Compensation',
} satisfies Record<LedgerKind, string>);
