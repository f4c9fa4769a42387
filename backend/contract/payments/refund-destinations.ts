/** A UPI ID, a bank account, cash at our office, or the card of the payment. */
const DESTINATION_KINDS = ['UPI', 'ACCOUNT', 'CASH', 'CARD'] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

/** KEPT: the UPI ID or account that the customer entered last. */
export const DESTINATION_CHOICES = [...DESTINATION_KINDS, 'KEPT'] as const;
export type DestinationChoice = (typeof DESTINATION_CHOICES)[number];

export const MAX_HOLDER_LENGTH = 80;

/** Where a refund goes, as the customer or an admin enters it. */
export class RefundDestinationRequest {
  kind: DestinationChoice;
  upi?: string;
  holder?: string;
  account?: string;
  accountAgain?: string;
  ifsc?: string;
}

/** A destination without the digits and names that lists must not show. */
export class MaskedDestination {
  /** @example UPI */
  kind: DestinationKind;
  /**
   * Null for cash and card.
   * @example 98…@upi
   */
  masked: string | null;
}

/** Where the open refunds of a rental go, for its customer. */
export class OwnRefundDestination {
  /**
   * The kinds that all these refunds allow.
   * @example ["UPI", "ACCOUNT"]
   */
  kinds: DestinationKind[];
  /** Null until a destination is entered for all these refunds. */
  entered: MaskedDestination | null;
  /** The UPI ID or account of an earlier refund, offered again. */
  kept: MaskedDestination | null;
}

export class RefundDestination extends MaskedDestination {
  /**
   * CHANGED_RECENTLY for 24 hours after it replaced another destination of the customer; otherwise null.
   * @example CHANGED_RECENTLY
   */
  flag: 'CHANGED_RECENTLY' | null;
}

/** `POST /console/refunds/{id}/destination-reveal`. The fields of other kinds are null. */
export class DestinationReveal {
  /** @example UPI */
  kind: DestinationKind;
  /** @example 9876543210@upi */
  upi: string | null;
  /** @example null or "Asha Kulkarni" */
  holder: string | null;
  /** @example null or 50100012345678 */
  account: string | null;
  /** @example null or HDFC0000123 */
  ifsc: string | null;
}
