import type { ConsoleTransaction } from '@contract/console';

/**
 * Returns the next step of a refund: SEND in the list of refunds, which checks destination and method; OPEN here for a
 * verified payment without a rental and without a due refund; null if there is nothing to pay.
 */
export function refundStepOf({
  status,
  bookingId,
  refund,
}: Pick<ConsoleTransaction, 'status' | 'bookingId' | 'refund'>): 'SEND' | 'OPEN' | null {
  if (refund?.state === 'DUE') return 'SEND';
  return status === 'VERIFIED' && bookingId === null ? 'OPEN' : null;
}
