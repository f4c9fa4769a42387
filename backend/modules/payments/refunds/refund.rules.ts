import type { Paise } from '../../../contract/money.js';
import type { DestinationKind } from '../../../contract/payments/refund-destinations.js';
import type { RefundMethod } from '../../../contract/payments/refunds.js';

export interface PaidBack {
  /** Null for a refund beyond the payments. */
  paidBy: RefundMethod | null;
  amount: Paise;
}

/**
 * Cash can return only a payment in cash, in whole rupees, because a drawer has no paise. A card can return only a
 * payment by card.
 */
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

/** The permitted methods of a refund: those of its destination, and cash for a payment in cash. */
export const methodsOf = (refund: PaidBack & { destination: DestinationKind | null }): RefundMethod[] => [
  ...(refund.destination === null ? [] : METHODS_OF[refund.destination]),
  ...(mayReturn('CASH', refund) ? (['CASH'] as const) : []),
];
