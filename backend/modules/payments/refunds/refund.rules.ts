import type { Paise } from '../../../contract/money.js';
import { REFUND_METHODS, type RefundMethod } from '../../../contract/payments/refunds.js';

/**
 * The ways in which a refund may be sent. Cash returns only what was paid in cash, in whole rupees as a drawer counts them,
 * and a card only what was paid by card.
 * @param paidBy null for a refund beyond the payments
 */
export const methodsOf = ({
  paidBy,
  amount,
}: {
  paidBy: RefundMethod | null;
  amount: Paise;
}): RefundMethod[] =>
  REFUND_METHODS.filter(
    (method) =>
      method === 'UPI' ||
      method === 'BANK_TRANSFER' ||
      (method === paidBy && (method !== 'CASH' || amount % 100 === 0)),
  );
