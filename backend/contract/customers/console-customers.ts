import type { BlockedPart } from './blocked-identities.js';
import type { IdentityKind } from './identity-documents.js';
import {
  type Approval,
  IdentitySummary,
  LicenceSummary,
  type RejectionReasons,
  Renewal,
  type ReviewFlag,
} from './people.js';

/** The values of the `approval` filter of `/console/customers`; a row has null for the last one. */
export const APPROVAL_FILTERS = ['PENDING', 'APPROVED', 'REJECTED', 'NOT_REGISTERED'] as const;

/** `/console/customers` */
export class ConsoleCustomer {
  /** @example 11 */
  id: number;
  /**
   * Null until registered, like all data of the registration form.
   * @example "Asha Kulkarni"
   */
  fullName: string | null;
  /**
   * Empty if another account got the number.
   * @example 9000000011
   */
  mobile: string;
  /** @example approved@example.com */
  email: string;
  /**
   * Null until registered.
   * @example APPROVED
   */
  approval: Approval | null;
  /** @example null or 2026-11-21T09:00:00.000Z */
  suspendedAt: string | null;
  /** @example 2026-11-20T08:15:00.000Z */
  submittedAt: string | null;
  /**
   * When the account was opened.
   * @example 2026-11-20T08:10:00.000Z
   */
  createdAt: string;
  /** The id of the staff member who added this customer. */
  addedBy: string | null;
}

/** Another customer with the same number. */
export class SameNumber {
  /** @example 12 */
  id: number;
  /** @example "Ravi Patil" */
  fullName: string | null;
  /** @example AADHAAR */
  number: IdentityKind | 'LICENCE';
  /**
   * Null if the form has to be sent again.
   * @example APPROVED
   */
  approval: Approval | null;
}

export class MobileProof {
  /** @example 2026-11-20T09:00:00.000Z */
  at: string;
  /**
   * SMS: the customer entered the code. STAFF: an admin entered it after the customer had read it out.
   * @example SMS
   */
  by: 'SMS' | 'STAFF';
  /**
   * True if a code to the number changes the e-mail address without a wait. If the number was proved to an admin, this
   * is the case 24 hours later.
   * @example true
   */
  replacesWait: boolean;
}

/** A change of the e-mail address by staff, which a sign-in of the customer cancels. */
export class WaitingEmail {
  /** @example new-address@example.com */
  email: string;
  /**
   * When it takes effect.
   * @example 2026-11-21T09:00:00.000Z
   */
  at: string;
}

export class Consent {
  /** @example 2026-01 */
  version: string;
  /** @example 2026-11-20T08:15:00.000Z */
  at: string;
}

export class Suspension {
  /** @example true */
  suspended: boolean;
  /** @example "Returned a car with forged documents." */
  reason: string;
  /** @example "1" */
  by: string | null;
  /** @example 2026-11-21T09:00:00.000Z */
  at: string;
}

/** `/console/customers/{id}` */
export class ConsoleCustomerDetails extends ConsoleCustomer {
  /** @example "4 Karve Road, Pune 411004" */
  address: string | null;
  /** Null if no code that was sent to the mobile number was entered. */
  mobileProof: MobileProof | null;
  /**
   * True until our team proves the address that the desk typed: the account hides the name, the address and the documents.
   * @example false
   */
  emailUnproved: boolean;
  /** Null if no change of the e-mail address waits. */
  emailMove: WaitingEmail | null;
  /** Null if none was sent. */
  identity: IdentitySummary | null;
  /** @example /api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11 */
  licenseFilePath: string | null;
  /** The back side, if it was sent as a separate file. */
  licenseBackFilePath: string | null;
  /** Null if its details were not given. */
  licence: LicenceSummary | null;
  /**
   * The time until which the record of the driver is kept after the account was deleted; null without a record.
   * @example null or 2027-05-20T09:00:00.000Z
   */
  driverRecordUntil: string | null;
  /**
   * The customer who received the records of this deleted account in a merge; null without a merge.
   * @example null
   */
  mergedInto: number | null;
  /**
   * Facts about the documents that an admin should check.
   * @example ["LICENCE_DETAILS_MISSING"]
   */
  flags: ReviewFlag[];
  sameNumbers: SameNumber[];
  /**
   * The staff member and the time of the last decision on the documents.
   * @example "1"
   */
  decidedBy: string | null;
  /** @example 2026-11-20T09:00:00.000Z */
  decidedAt: string | null;
  /** The reasons for the rejection: aadhaar, license, note. */
  reasons: RejectionReasons | null;
  /** Null unless the customer is approved and has to send documents again. */
  renewal: Renewal | null;
  /** @example { "version": "2026-01", "at": "2026-11-20T08:15:00.000Z" } */
  consent: Consent | null;
  /** The last suspension, or its end. */
  suspension: Suspension | null;
  open: OpenOfCustomer;
  /** The actions of staff on this customer, newest first. */
  trail: CustomerTrailEntry[];
}

export class CustomerTrailEntry {
  /** @example 41 */
  id: number;
  /** @example 2026-11-20T09:00:00.000Z */
  at: string;
  /**
   * Verb first: `approve-customer`.
   * @example approve-customer
   */
  action: string;
  /** @example "1" */
  by: string | null;
  reason: string | null;
}

/** `PUT /console/customers/{id}/suspension` */
export class SuspensionRequest {
  suspended: boolean;
  reason: string;
  /**
   * Contacts that receive no more codes, not even for a new account, and numbers that are flagged at its review.
   * Lifting the suspension removes these blocks.
   */
  block?: BlockedPart[];
  /** Whether pending rentals are declined, open payments rejected and holds released. Confirmed rentals stay. */
  declinePending?: boolean;
}

/** Rentals, payments and holds of a customer that a suspension may end, and the confirmed rentals. */
export class OpenOfCustomer {
  /**
   * References of pending bookings and reservations.
   * @example ["B7K2M9QX"]
   */
  pending: string[];
  /**
   * References of confirmed bookings and reservations, which a suspension does not change.
   * @example ["R4T8W2NC"]
   */
  confirmed: string[];
  /**
   * Undecided payments of pending rentals, and those without a rental.
   * @example 1
   */
  payments: number;
  /** @example 0 */
  holds: number;
}

/** `PUT /console/customers/{id}/profile`; absent fields stay. */
export class ProfileCorrection {
  fullName?: string;
  address?: string;
  reason: string;
}

export const DOCUMENT_PARTS = ['IDENTITY', 'LICENCE'] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

/** `PUT /console/customers/{id}/document-request` */
export class DocumentRequest {
  parts: DocumentPart[];
  reason: string;
  /** True if the approval stays until an admin decides on the new documents or the day for sending them has passed. */
  mayRentMeanwhile?: boolean;
}

/** `PUT /console/customers/{id}/licence` */
export class LicenceRequest {
  licenseNumber: string;
  licenseClasses: string;
  licenseValidUntil: string;
  dateOfBirth: string;
}

/** `POST /console/customers/{id}/licence-reveal` */
export class LicenceReveal {
  /** @example MH1220110012345 */
  licenseNumber: string;
}

/** `POST /console/customers/{id}/driver-reveal` */
export class DriverReveal {
  /** @example "Asha Kulkarni" */
  fullName: string | null;
  /** @example "4 Karve Road, Pune 411004" */
  address: string | null;
  /**
   * Null if it was not known.
   * @example MH1220110012345
   */
  licenseNumber: string | null;
  /** @example 2027-05-20T09:00:00.000Z */
  until: string;
}

/** `POST /console/customers/{id}/identity-reveal` */
export class IdentityReveal {
  /** @example AADHAAR */
  kind: IdentityKind;
  /**
   * An Aadhaar number in groups of four; masked if the full number is not stored.
   * @example "2341 2341 2346"
   */
  number: string;
  /**
   * False if only the last four digits are stored.
   * @example true
   */
  complete: boolean;
}

/** How long a screen may show a revealed number. */
export const REVEAL_SECONDS = 60;
