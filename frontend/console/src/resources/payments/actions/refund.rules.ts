import type { ConsoleTransaction } from '@contract/console';

/**
 * Returns where staff pay a refund: SEND in the list of refunds, which checks destination and method; RECORD here, if a
 * verified payment has neither a rental nor a refund; null if there is nothing to pay.
 */
export function refundStepOf({
  status,
  bookingId,
  refund,
}: Pick<ConsoleTransaction, 'status' | 'bookingId' | 'refund'>): 'SEND' | 'RECORD' | null {
  if (refund?.state === 'DUE') return 'SEND';
  return status === 'VERIFIED' && bookingId === null ? 'RECORD' : null;
}
