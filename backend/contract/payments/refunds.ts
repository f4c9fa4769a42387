import type { Day } from '../calendar.js';
import type { Rupees } from '../money.js';
import type { RentalKind } from '../rentals/rentals.js';
import { type DestinationKind, MaskedDestination, RefundDestination } from './refund-destinations.js';

export const REFUND_ROW_STATES = ['DUE', 'SENT', 'BOUNCED', 'WITHDRAWN'] as const;
/** WITHDRAWN: no longer owed. */
export type RefundRowState = (typeof REFUND_ROW_STATES)[number];

export const REFUND_METHODS = ['UPI', 'BANK_TRANSFER', 'CASH', 'CARD'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

export const BOUNCE_CAUSES = ['RETURNED_BY_BANK', 'WRONG_DESTINATION', 'NOT_SENT', 'OTHER'] as const;
/** Why a refund did not arrive. */
export type BounceCause = (typeof BOUNCE_CAUSES)[number];

export type RefundAct = 'SEND' | 'DESTINATION' | 'BOUNCE' | 'CORRECT';

/** A reference that was replaced. */
export class EarlierReference {
  /** @example 612345678910 */
  reference: string;
  /**
   * Why it was replaced.
   * @example "Two digits were swapped"
   */
  reason: string;
  /**
   * The id of the member of staff who replaced it.
   * @example 1
   */
  by: string;
  /** @example 2026-11-24T06:10:00.000Z */
  at: string;
}

/** `/console/refunds` */
export class ListedRefund {
  /** @example 31 */
  id: number;
  /** @example SENT */
  state: RefundRowState;
  /** @example 1999 */
  amount: Rupees;
  /** @example 2026-11-27 */
  dueDate: Day;
  /** @example 12 */
  customerId: number;
  /** @example "Asha Kulkarni" */
  customerName: string | null;
  /** @example 9876543210 */
  customerMobile: string;
  /**
   * Null for a payment without a booking or reservation.
   * @example 17
   */
  rentalId: number | null;
  /** @example BOOKING */
  rentalKind: RentalKind | null;
  /** @example K7PQ2M9XRA */
  rentalReference: string | null;
  /**
   * Null for a refund beyond the payments.
   * @example 5
   */
  paymentId: number | null;
  /**
   * The transaction ID of the payment.
   * @example 412345678901
   */
  transactionId: string | null;
  /** Null until it is entered. */
  destination: RefundDestination | null;
  /** The UPI ID or account of an earlier refund of the customer, offered while the refund is due. */
  keptDestination: MaskedDestination | null;
  /**
   * The permitted destinations: cash only if the payment was in cash, and a card only if it was by card.
   * @example ["UPI", "ACCOUNT"]
   */
  destinationKinds: DestinationKind[];
  /**
   * The permitted ways to send it to its destination. Without a destination, only cash is permitted.
   * @example ["UPI", "BANK_TRANSFER"]
   */
  methods: RefundMethod[];
  /** @example UPI */
  method: RefundMethod | null;
  /**
   * The reference of the transfer.
   * @example 612345678901
   */
  reference: string | null;
  /** Oldest first. */
  earlierReferences: EarlierReference[];
  /**
   * The day of the transfer.
   * @example 2026-11-24
   */
  sentOn: Day | null;
  /**
   * When the transfer was recorded.
   * @example 2026-11-24T05:10:00.000Z
   */
  sentAt: string | null;
  /** @example 1 */
  sentBy: string | null;
  /** @example null or RETURNED_BY_BANK */
  bounceCause: BounceCause | null;
  /**
   * The day when the money came back.
   * @example null or 2026-11-25
   */
  bouncedOn: Day | null;
  /** @example null or 2026-11-25T05:10:00.000Z */
  bouncedAt: string | null;
  /** @example null or 1 */
  bouncedBy: string | null;
  /**
   * The acts that an admin may carry out on it.
   * @example ["BOUNCE","CORRECT"]
   */
  acts: RefundAct[];
  /** @example 2 */
  version: number;
}

/** `PUT /console/refunds/{id}/sending` */
export class SendRefundRequest {
  method: RefundMethod;
  reference: string;
  sentOn: Day;
  version: number;
}

/** `PUT /console/refunds/{id}/bounce` */
export class BounceRefundRequest {
  cause: BounceCause;
  on: Day;
  version: number;
}

/** `PUT /console/refunds/{id}/reference` */
export class CorrectReferenceRequest {
  reference: string;
  reason: string;
  version: number;
}

/** A deposit that was paid in cash and that the caller can return from their own open drawer. */
export class CashDeposit {
  /** @example 12 */
  refundId: number;
  /** @example 3000 */
  amount: Rupees;
  /** @example 1 */
  version: number;
}
