import type { Day } from '../calendar.js';
import { ConsentText } from '../privacy/consent.js';
import type { IdentityKind } from './identity-documents.js';

export type Approval = 'PENDING' | 'APPROVED' | 'REJECTED';

/** `data` of 1019: whether the documents wait for an admin, or were never sent. */
export class ApprovalNeededData {
  approval: Extract<Approval, 'PENDING'> | null;
  /** Set if the driving licence runs out before the return. */
  need?: 'LICENCE';
}

const REVIEW_FLAGS = [
  'LICENCE_DETAILS_MISSING',
  'LICENCE_NUMBER_UNUSUAL',
  'LICENCE_EXPIRED',
  'UNDER_AGE',
  'SAME_NUMBER',
  'LICENCE_BLOCKED',
  'IDENTITY_BLOCKED',
] as const;
/** A fact about the documents of a customer for the admin who reviews them. */
export type ReviewFlag = (typeof REVIEW_FLAGS)[number];

/** `POST /api/user/aadhaar-qr` */
export class AadhaarQrChecked {
  /** @example 2346 */
  lastFour: string;
  /**
   * When UIDAI signed the code.
   * @example 2025-03-08T06:14:07.000Z
   */
  issuedAt: string;
}

/** A check of Aadhaar's Secure QR code, which replaces the number and the card. */
export class AadhaarCheckSummary {
  /** @example 2026-11-20T08:15:00.000Z */
  checkedAt: string;
  /**
   * When UIDAI signed the code.
   * @example 2025-03-08T06:14:07.000Z
   */
  issuedAt: string;
  /**
   * SHA-256 fingerprint of UIDAI's certificate.
   * @example "4E:1B:0C:9A:77:52:AB:0E:61:8E:0D:35:3C:F4:1A:29:9C:55:6D:02:78:E1:BB:4F:A8:90:63:2D:17:C4:5E:F0"
   */
  certificate: string;
  /**
   * Whether the entered name equals the name in the code; null if the name has changed since.
   * @example true
   */
  nameEqual: boolean | null;
  /**
   * Whether the entered date of birth equals that in the code; null if none was entered, or the code has only a year.
   * @example true
   */
  birthDateEqual: boolean | null;
}

/** The document that proves the identity of a customer besides the driving licence, with its number masked. */
export class IdentitySummary {
  /** @example PASSPORT */
  kind: IdentityKind;
  /**
   * Null if it was removed after a rejection.
   * @example "XXXX 4567"
   */
  number: string | null;
  /**
   * A GET with a bearer token returns a link that is valid for five minutes. Null if the picture was removed.
   * @example /api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11
   */
  filePath: string | null;
  /** The back side, if it was sent as a separate file. */
  backFilePath: string | null;
  /** Set if the QR code of an Aadhaar card was checked in place of its number and picture. */
  check: AadhaarCheckSummary | null;
}

/** The details of a driving licence, with its number masked. */
export class LicenceSummary {
  /** @example "XXXXX 2345" */
  licenseNumber: string;
  /** @example ["LMV", "MCWG"] */
  licenseClasses: string[];
  /** @example 2036-11-20 */
  licenseValidUntil: string;
  /**
   * Null if the key of its seal was given up.
   * @example 1998-04-12
   */
  dateOfBirth: string | null;
}

/** The holder of a bearer token. `customer` is the account token, `renting` the two-hour one of `/user-login`. */
export const TOKEN_KINDS = ['customer', 'renting', 'admin', 'custom-admin'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

export class CodeSent {
  /** @example 600 */
  expiresInSeconds: number;
  /** @example 30 */
  resendAfterSeconds: number;
  /**
   * Number of digits of the code.
   * @example 6
   */
  digits: number;
  /**
   * Send it with the code, so that wrong codes of other clients do not use up its attempts.
   * @example 4f9c1f6e-58c1-4c3e-9a53-5e1b6a0b8f11
   */
  challengeId: string;
  /**
   * True if no new message was sent, because the code of the last message is still valid.
   * @example false
   */
  alreadySent: boolean;
  /**
   * When the valid code was sent.
   * @example 2026-11-21T08:20:00.000Z
   */
  sentAt: string;
}

/** A code with the challenge that `CodeSent` named. */
export interface EnteredCode {
  challengeId: string;
  otp: string;
}

export class Token {
  /**
   * Send it as a bearer token.
   * @example eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJyZW50aW5nIn0.c2lnbmF0dXJl
   */
  token: string;
  /** @example 2026-11-21T08:30:00.000Z */
  expiresAt: string;
}

export class AccountToken extends Token {
  /** @example true */
  isRegistered: boolean;
  /**
   * Null until registered.
   * @example APPROVED
   */
  adminApproval: Approval | null;
}

export class RejectionReasons {
  /**
   * The reason that concerns the identity document of any kind.
   * @example "The photograph is blurred."
   */
  aadhaar?: string;
  /** @example "The licence has expired." */
  license?: string;
  /** @example "Please send both again." */
  note?: string;
}

/**
 * Documents that staff asked an approved customer to send again, or a name that the customer changed. The customer may
 * rent until the date.
 */
export class Renewal {
  /**
   * The reason for each requested document. A document without a reason is not requested.
   * @example { "license": "It is valid until 20 December 2026." }
   */
  reasons: RejectionReasons;
  /**
   * The approval ends after this day, unless the customer has sent the documents.
   * @example 2026-12-20
   */
  until: Day;
  /**
   * When the customer sent the documents, which an admin then decides on; null until then.
   * @example 2026-11-21T09:00:00.000Z
   */
  submittedAt: string | null;
  /**
   * The new name, which an admin has to approve; null if documents are requested.
   * @example "Asha Deshpande"
   */
  fullName: string | null;
}

/** `data` of a decision about documents. */
export class CustomerStanding {
  /** The reasons for the rejection of the documents. */
  reasons: RejectionReasons;
  /**
   * Whether the customer has to send the number of the identity document again, because it was removed 30 days after
   * the rejection.
   * @example false
   */
  needsNumber: boolean;
  /**
   * The kind of the identity document that was sent; null for none.
   * @example AADHAAR
   */
  identityKind: IdentityKind | null;
}

export class CustomerProfile {
  /** @example "Asha Kulkarni" */
  fullName: string;
  /** @example "4 Karve Road, Pune 411004" */
  address: string;
  /** @example approved@example.com */
  email: string;
  /**
   * True until our team proves the address that the desk typed: the profile hides the name, the address and the documents.
   * @example false
   */
  emailUnproved: boolean;
  /**
   * Empty if another account got the number.
   * @example 9000000011
   */
  mobile: string;
  /**
   * Masked: `XXXX XXXX 1234`. If the customer gave another document, this has no digits; see `identity`.
   * @example "XXXX XXXX 2346"
   */
  aadhaarNumber: string;
  /** Null if none was sent. */
  identity: IdentitySummary | null;
  /** @example 2026-11-20T08:15:00.000Z */
  submittedAt: string;
  /**
   * A GET with a bearer token returns a link that is valid for five minutes.
   * @example /api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11
   */
  aadhaarFilePath: string;
  /**
   * A GET with a bearer token returns a link that is valid for five minutes.
   * @example /api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11
   */
  licenseFilePath: string;
  /** Null if only the front, or both sides in one file, were sent. */
  aadhaarBackFilePath: string | null;
  /** The back side, if it was sent as a separate file. */
  licenseBackFilePath: string | null;
  /** Null if its details were not given. */
  licence: LicenceSummary | null;
  /** @example APPROVED */
  adminApproval: Approval;
  /** The reasons for the rejection of the documents. */
  reasons: RejectionReasons | null;
  /** Null if no documents are requested again. */
  renewal: Renewal | null;
  /** The current text, if it has changed since the customer agreed to one; otherwise null. */
  newConsent: ConsentText | null;
  /**
   * Whether the customer gets SMS in addition to e-mail; null if the business sends none.
   * @example false
   */
  sms: boolean | null;
}

export class DocumentLink {
  /** @example /files/ZG9jdW1lbnRz/c2lnbmF0dXJl */
  downloadUrl: string;
  /** @example 2026-11-20T08:20:00.000Z */
  expiresAt: string;
  /** @example image/jpeg */
  contentType: string;
}

export class PendingDocument {
  /** @example 12 */
  id: number;
  /** @example "Ravi Patil" */
  fullName: string;
  /** @example "4 Karve Road, Pune 411004" */
  address: string;
  /** @example pending@example.com */
  email: string;
  /**
   * Empty if another account got the number.
   * @example 9000000012
   */
  mobile: string;
  /**
   * Masked. If the customer gave another document, this has no digits; see `identity`.
   * @example "XXXX XXXX 5246"
   */
  aadhaarNumber: string;
  /** Null if none was sent. */
  identity: IdentitySummary | null;
  /** @example 2026-11-20T08:15:00.000Z */
  submittedAt: string;
  /**
   * The earliest pickup of a pending or confirmed rental; it is in the past if the customer missed it.
   * @example 2026-11-22T12:30:00.000Z
   */
  nextPickupAt: string | null;
  /**
   * A GET with a bearer token returns a link that is valid for five minutes.
   * @example /api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11
   */
  aadhaarFilePath: string;
  /**
   * A GET with a bearer token returns a link that is valid for five minutes.
   * @example /api/documents/0b0f6a3e-6f0e-4c58-9c3b-2f2d5b6f8a11
   */
  licenseFilePath: string;
  /** Null if only the front, or both sides in one file, were sent. */
  aadhaarBackFilePath: string | null;
  /** The back side, if it was sent as a separate file. */
  licenseBackFilePath: string | null;
  /** The id of the staff member who added this customer. */
  addedBy: string | null;
  /** Set if the customer is approved and sent documents again. */
  renewal: Renewal | null;
  /**
   * Facts about the documents that an admin should check.
   * @example ["LICENCE_DETAILS_MISSING"]
   */
  flags: ReviewFlag[];
}

export class StaffMember {
  /** @example 3 */
  id: number;
  /**
   * Empty a year after the access ended.
   * @example 9000000003
   */
  mobileNumber: string;
  /**
   * Null if the staff member was added without one.
   * @example "Asha Kulkarni"
   */
  name: string | null;
  /** @example ADMIN */
  role: 'ADMIN' | 'CUSTOM_ADMIN';
  /** @example 2026-11-20T08:15:00.000Z */
  createdAt: string;
}
