import type { Paise } from '../../../contract/money.js';
import type { DestinationKind } from '../../../contract/payments/refund-destinations.js';
import type { RefundMethod } from '../../../contract/payments/refunds.js';

export interface PaidBack {
  /** Null for a refund beyond the payments. */
  paidBy: RefundMethod | null;
  amount: Paise;
}

/** Cash returns only what was paid in cash, in whole rupees as a drawer counts them, and a card only what was paid by card. */
const mayReturn = (method: 'CASH' | 'CARD', { paidBy, amount }: PaidBack): boolean =>
  method === paidBy && (method !== 'CASH' || amount % 100 === 0);

/** The kinds of destination to which a refund may go. */
export const destinationKindsOf = (refund: PaidBack): DestinationKind[] => [
  'UPI',
  'ACCOUNT',
  ...(['CASH', 'CARD'] as const).filter((method) => mayReturn(method, refund)),
];

const METHODS_OF: Record<DestinationKind, readonly RefundMethod[]> = {
  UPI: ['UPI'],
  ACCOUNT: ['BANK_TRANSFER', 'UPI'],
  CASH: [],
  CARD: ['CARD'],
};

/** The permitted ways to send a refund: to its destination, and without one only in cash. */
export const methodsOf = (refund: PaidBack & { destination: DestinationKind | null }): RefundMethod[] => [
  ...(refund.destination === null ? [] : METHODS_OF[refund.destination]),
  ...(mayReturn('CASH', refund) ? (['CASH'] as const) : []),
];
