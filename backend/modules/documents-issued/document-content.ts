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

/** The content of a rental agreement except the parties, the car and the period. */
export interface AgreementContent extends AgreedTerms {
  plate: string | null;
  fare: Pick<Fare, 'lines' | 'damageInsurance'>;
  acceptedAt: LocalMoment;
  /** The id of the car's agreement, which is also its version; null if the car had none. */
  carAgreement: number | null;
  /** Null before the handover, and for a handover without a record. */
  handover: {
    at: LocalMoment;
    confirmation: HandoverConfirmation;
    odometer: number;
    /** The signature or thumb mark; absent in older agreements. */
    picture?: DocumentId | null;
  } | null;
}

/**
 * FARE: the agreed fare; PART: another fare; a rental status: the charge of a rental that ended with it; else a
 * settlement line.
 */
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
  /**
   * The amount before our reply to a dispute. Absent outside a settlement sheet, like `photos`, the number of photos.
   */
  asked?: Paise;
  photos?: number;
  /** The photos and PDF files of the line; absent in older sheets. */
  files?: DocumentId[];
  /**
   * The mark of the return that justifies the charge; null if the line refers to none. `name` is absent in older
   * documents.
   */
  mark?:
    | (Pick<HandoverMark, 'point' | 'text'> & {
        name?: PointName;
        /** The photo of the handover, and in `photo` that of the mark; absent in older sheets. */
        before?: DocumentId | null;
        photo?: DocumentId | null;
      })
    | null;
  /** Null for a typed text. */
  textKey: WireKey | null;
}

/** The content of a settlement sheet except its lines. */
export interface SheetContent {
  /** The number of the settlement among those of the rental. */
  settlement: number;
  state: 'ISSUED' | 'FINAL';
  /** Null unless the customer has to pay an amount. */
  payBy: Day | null;
  toPay: Paise | null;
  /** Null without a deposit. */
  deposit: { dueOn: Day; held: Paise; applied: Paise; returned: Paise } | null;
  /** Null unless the customer accepted the settlement; absent in older sheets. */
  accepted?: { at: LocalMoment; confirmation: Acceptance } | null;
}

/** The content of a document except its number and amount. The database writes it once. */
export interface DocumentContent {
  issuedOn: Day;
  seller: {
    name: string;
    address: string;
    /** Empty if there is none, like `gstin`. */
    legalName: string;
    gstin: string;
    /** Null before one was entered; absent in older documents. The same applies to `grievanceOfficer`. */
    operatorLicence?: OperatorLicence | null;
    grievanceOfficer?: GrievanceOfficer | null;
    phone: string;
    email: string;
  };
  buyer: { name: string | null; address: string | null };
  rental: (RentalWindow & { reference: string; kind: RentalKind; car: string }) | null;
  /** `transactionId` is null for cash and card. `receivedOn` is set if the payment was entered on a later day. */
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
  /** The parts of the FARE line; null without such a line. */
  fareLines?: Fare['lines'] | null;
  /** Receipts of a billed rental, or the bills that a credit memo lowers. */
  refersTo?: string[];
  /** Absent unless the customer has entered one. */
  company?: { name: string; gstin: string };
  /** Present in the series RV, RF, IN and CN. */
  tax?: DocumentTax;
  /** The part of a refund that returns no advance. Present for a rental with tax terms. */
  untaxed?: Paise;
  /** The part of `untaxed` that returns a deposit. Absent in documents of earlier releases, where it equals `untaxed`. */
  deposit?: Paise;
  /** The advances that a tax invoice contains. */
  adjusted?: Paise;
}
