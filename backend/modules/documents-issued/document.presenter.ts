import { type Paise, toRupees } from '../../contract/money.js';
import type {
  ConsoleIssuedDocument,
  DocumentSeries,
  IssuedDocument,
} from '../../contract/payments/issued-documents.js';
import type { RentalKind } from '../../contract/rentals/rentals.js';

export interface DocumentRow {
  id: number;
  number: string;
  series: DocumentSeries;
  issuedAt: Date;
  amount: Paise;
  cancelledAt: Date | null;
}

export interface ConsoleDocumentRow extends DocumentRow {
  customerId: number;
  customerName: string | null;
  rentalId: number | null;
  rentalKind: RentalKind | null;
  rentalReference: string | null;
}

export const toIssuedDocument = ({
  id,
  number,
  series,
  issuedAt,
  amount,
  cancelledAt,
}: DocumentRow): IssuedDocument => ({
  id,
  number,
  series,
  issuedAt: issuedAt.toISOString(),
  amount: toRupees(amount),
  cancelledAt: cancelledAt?.toISOString() ?? null,
});

export const toConsoleDocument = (row: ConsoleDocumentRow): ConsoleIssuedDocument => ({
  ...toIssuedDocument(row),
  customerId: row.customerId,
  customerName: row.customerName,
  rentalId: row.rentalId,
  rentalKind: row.rentalKind,
  rentalReference: row.rentalReference,
});
