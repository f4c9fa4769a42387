import type { RefundDestinationRequest } from '../../../contract/payments/refund-destinations.js';
import type { Seal } from '../../../platform/auth/vault.js';

export const destinationSeal = (customerId: number): Seal => ({
  purpose: 'refund-destination',
  place: `refund_destinations|sealed_details|${customerId}`,
});

/** The parts of a destination that are stored sealed. */
export type DestinationDetails = Pick<RefundDestinationRequest, 'upi' | 'holder' | 'account' | 'ifsc'>;

/** The stored details of a request: only those of its kind, in one spelling. */
export function detailsOf({
  kind,
  upi,
  holder,
  account,
  ifsc,
}: RefundDestinationRequest): DestinationDetails {
  if (kind === 'UPI') return { upi };
  return kind === 'ACCOUNT' ? { holder, account, ifsc } : {};
}

/** `98…@upi` and `…5678`. */
export function maskedOf({ upi, account }: DestinationDetails): string | null {
  if (upi !== undefined) {
    const [name = '', handle = ''] = upi.split('@');
    return `${name.slice(0, Math.min(2, name.length - 1))}…@${handle}`;
  }
  return account === undefined ? null : `…${account.slice(-4)}`;
}
