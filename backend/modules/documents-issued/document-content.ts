import type { GrievanceOfficer, OperatorLicence } from '../../contract/business-identity.js';
import type { Day } from '../../contract/calendar.js';
import type { WireKey } from '../../contract/messages/message.js';
import type { Paise } from '../../contract/money.js';
import type { DocumentTax } from '../../contract/payments/gst.rules.js';
import type { PaymentMethod } from '../../contract/payments/payment-methods.js';
import type { RefundMethod } from '../../contract/payments/refunds.js';
import type { AgreedTerms } from '../../contract/rentals/agreed-terms.js';
import type { Fare } from '../../contract/rentals/fare.js';
import type { HandoverConfirmation, HandoverMark } from '../../contract/rentals/handovers.js';
import type { PointName } from '../../contract/rentals/inspection-points.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import type { RentalKind, RentalStatus } from '../../contract/rentals/rentals.js';
import type { Acceptance, SettlementLineKind } from '../../contract/rentals/settlements.js';

/** A day and a time in the zone of the business: `2026-11-24 09:10`. */
export type LocalMoment = string;

/** The UUID of a private file, which is removed long before the document. */
export type DocumentId = string;

/** The content of a rental agreement besides the parties, the car and the period. */
export interface AgreementContent extends AgreedTerms {
  plate: string | null;
  fare: Pick<Fare, 'lines' | 'damageInsurance'>;
  acceptedAt: LocalMoment;
  /** The ID of the agreement of the car, which counts as its version; null if the car had none. */
  carAgreement: number | null;
  /** Null before the handover, and for one without a record. */
  handover: {
    at: LocalMoment;
    confirmation: HandoverConfirmation;
    odometer: number;
    /** The signature or thumb mark; missing on older agreements. */
    picture?: DocumentId | null;
  } | null;
}

/** FARE: as agreed; PART: another fare; a state: the charge of a rental that ended in it; otherwise a line of a settlement. */
type BilledKind =
  | 'FARE'
  | 'PART'
  | 'WAIVED'
  | 'LOWERED'
  | Extract<RentalStatus, 'CANCELLED' | 'DECLINED' | 'EXPIRED' | 'NO_SHOW'>
  | SettlementLineKind;

export interface BilledLine {
  kind: BilledKind;
  amount: Paise;
  /** Absent without tax terms. */
  treatment?: 'AS_FARE' | 'NO_SUPPLY' | 'PASSED_ON';
  /** The calculation or the reason; null for the fare. */
  text: string | null;
  /** Before our answer to a dispute; absent outside a settlement sheet, like the number of photos. */
  asked?: Paise;
  photos?: number;
  /** These photos, and PDF files; missing on older sheets. */
  files?: DocumentId[];
  /** The mark of the return that shows the charge; null if the line does not refer to one. Earlier documents have no name of the point. */
  mark?:
    | (Pick<HandoverMark, 'point' | 'text'> & {
        name?: PointName;
        /** The photo of the handover and that of the mark; missing on older sheets. */
        before?: DocumentId | null;
        photo?: DocumentId | null;
      })
    | null;
  /** Null for a typed text. */
  textKey: WireKey | null;
}

/** The content of a settlement sheet besides its lines. */
export interface SheetContent {
  /** Counts the settlements of the rental. */
  settlement: number;
  state: 'ISSUED' | 'FINAL';
  /** Null unless something is to be paid. */
  payBy: Day | null;
  toPay: Paise | null;
  /** Null without a deposit. */
  deposit: { dueOn: Day; held: Paise; applied: Paise; returned: Paise } | null;
  /** Null unless the customer accepted it; missing on older sheets. */
  accepted?: { at: LocalMoment; confirmation: Acceptance } | null;
}

/** The content of a document besides its number and amount. The database writes it once. */
export interface DocumentContent {
  issuedOn: Day;
  seller: {
    name: string;
    address: string;
    /** Empty if there is none, like the GSTIN. */
    legalName: string;
    gstin: string;
    /** Null before one was entered; missing on older documents, like the officer. */
    operatorLicence?: OperatorLicence | null;
    grievanceOfficer?: GrievanceOfficer | null;
    phone: string;
    email: string;
  };
  buyer: { name: string | null; address: string | null };
  rental: (RentalWindow & { reference: string; kind: RentalKind; car: string }) | null;
  /** The transaction ID is null for cash and card. With the day of the payment if it was entered later. */
  payment?: { method: PaymentMethod; transactionId: string | null; receivedOn?: Day } | null;
  refund?: {
    method: RefundMethod | null;
    reference: string | null;
    sentOn: Day | null;
    /** Numbers of the receipts of its payment. */
    refersTo: string[];
  } | null;
  /** The last day for the return of a deposit. */
  dueOn?: Day | null;
  /** Present in a rental agreement. */
  agreement?: AgreementContent;
  /** Present in a settlement sheet. */
  sheet?: SheetContent;
  /** Present in a bill, a credit memo and a settlement sheet. */
  lines?: BilledLine[];
  /** The parts of a line FARE; null without one. */
  fareLines?: Fare['lines'] | null;
  /** Receipts of a billed rental, or the bills that a credit memo lowers. */
  refersTo?: string[];
  /** Absent unless the customer has entered one. */
  company?: { name: string; gstin: string };
  /** Present in the series RV, RF, IN and CN. */
  tax?: DocumentTax;
  /** The part of a refund that returns deposit. Present for a rental with tax terms. */
  untaxed?: Paise;
  /** The advances that a tax invoice contains. */
  adjusted?: Paise;
}
