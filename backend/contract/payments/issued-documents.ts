import type { Rupees } from '../money.js';
import type { RentalKind } from '../rentals/rentals.js';

export const DOCUMENT_SERIES = ['RC', 'DR', 'RR', 'AG', 'BL', 'CM', 'SS', 'RV', 'RF', 'IN', 'CN'] as const;
/**
 * RC: receipt of a payment, DR: of a deposit, RR: of a refund. AG: a version of the rental agreement. BL: bill. CM:
 * credit memo. SS: settlement sheet. With GST: RV: receipt voucher, RF: refund voucher, IN: tax invoice, CN: credit
 * note.
 */
export type DocumentSeries = (typeof DOCUMENT_SERIES)[number];

/** `/api/rentals/{reference}/documents` */
export class IssuedDocument {
  /** @example 41 */
  id: number;
  /**
   * Series, financial year from April to March, and the number in it. An agreement or settlement sheet has the
   * reference of the rental and its own version instead.
   * @example "RC/2627/000123"
   */
  number: string;
  /** @example RC */
  series: DocumentSeries;
  /** @example 2026-11-24T09:10:00.000Z */
  issuedAt: string;
  /**
   * For an agreement, the fare. For a settlement sheet, the total, which is negative if the customer gets money back.
   * @example 4199
   */
  amount: Rupees;
  /**
   * When its payment or refund was reversed; null if it was not. The number is not used again.
   * @example null or 2026-11-25T06:00:00.000Z
   */
  cancelledAt: string | null;
}

/** `/console/issued-documents` */
export class ConsoleIssuedDocument extends IssuedDocument {
  /** @example 12 */
  customerId: number;
  /**
   * The current name of the customer. The document keeps the name at its issue.
   * @example "Asha Kulkarni"
   */
  customerName: string | null;
  /**
   * Null for a payment without a booking or reservation.
   * @example 17
   */
  rentalId: number | null;
  /** @example BOOKING */
  rentalKind: RentalKind | null;
  /** @example K7PQ2M9XRA */
  rentalReference: string | null;
}
