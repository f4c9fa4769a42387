import { defineMessages } from './define-messages.js';

/** The names of ledger entries for customers and staff. */
export const ledgerMessages = defineMessages('ledger', {
  DUE: 'Charged',
  DUE_REDUCED: 'No longer charged',
  RECEIVED:
    'Payment{method, select, UPI { by UPI} BANK_TRANSFER { by bank transfer} CASH { in cash} CARD { by card} other {}} reported',
  VERIFIED:
    'Received{method, select, UPI { by UPI} BANK_TRANSFER { by bank transfer} CASH { in cash} CARD { by card} other {}}',
  VERIFIED_REVERSED: 'Payment no longer verified',
  REFUND_SENT:
    'Refund sent{method, select, UPI { by UPI} BANK_TRANSFER { by bank transfer} CASH { in cash} CARD { by card} other {}}',
  REFUND_RETURNED: 'Refund came back',
  DEPOSIT_HELD: 'Deposit held',
  DEPOSIT_APPLIED: 'Settlement paid from the deposit',
  DEPOSIT_RETURNED: 'Deposit no longer held',
  WAIVED: 'Charge waived',
  WRITTEN_OFF: 'Debt given up',
  COMPENSATION: 'Compensation',
});
