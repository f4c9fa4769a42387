import type { Paise } from '../../../contract/money.js';
import type { PaymentMethod } from '../../../contract/payments/payment-methods.js';
import type {
  DestinationKind,
  MaskedDestination,
  OwnRefundDestination,
} from '../../../contract/payments/refund-destinations.js';
import { destinationKindsOf } from '../refunds/refund.rules.js';

export interface OwnOpenRefundRow {
  amount: Paise;
  paidBy: PaymentMethod | null;
  kind: DestinationKind | null;
  masked: string | null;
  keptKind: DestinationKind | null;
  keptMasked: string | null;
}

/**
 * Returns the destination of the open refunds of one rental, or of one payment without a rental.
 * @returns Null if no refund is open.
 */
export function toOwnRefundDestination(open: readonly OwnOpenRefundRow[]): OwnRefundDestination | null {
  const [first, ...others] = open;
  if (!first) return null;
  const isSame = others.every(({ kind, masked }) => kind === first.kind && masked === first.masked);
  return {
    kinds: destinationKindsOf(first).filter((kind) =>
      others.every((refund) => destinationKindsOf(refund).includes(kind)),
    ),
    entered: isSame ? maskedIn(first.kind, first.masked) : null,
    kept: maskedIn(first.keptKind, first.keptMasked),
  };
}

const maskedIn = (kind: DestinationKind | null, masked: string | null): MaskedDestination | null =>
  kind && { kind, masked };
