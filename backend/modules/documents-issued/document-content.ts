import type { Day } from '../../contract/calendar.js';
import type { PaymentMethod } from '../../contract/payments/payment-methods.js';
import type { RefundMethod } from '../../contract/payments/refunds.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import type { RentalKind } from '../../contract/rentals/rentals.js';

/** What a document contains besides its number and amount. The database function `document_content` writes it once. */
export interface DocumentContent {
  issuedOn: Day;
  seller: {
    name: string;
    address: string;
    /** Empty if there is none, like the GSTIN. */
    legalName: string;
    gstin: string;
    phone: string;
    email: string;
  };
  buyer: { name: string | null; address: string | null };
  rental: (RentalWindow & { reference: string; kind: RentalKind; car: string }) | null;
  /** The transaction ID is null for cash and card. */
  payment: { method: PaymentMethod; transactionId: string | null } | null;
  refund: {
    method: RefundMethod | null;
    reference: string | null;
    sentOn: Day | null;
    /** Numbers of the receipts of its payment. */
    refersTo: string[];
  } | null;
  /** The last day for the return of a deposit. */
  dueOn: Day | null;
}
