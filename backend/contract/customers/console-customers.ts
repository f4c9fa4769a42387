import type { Approval, RejectionReasons } from './people.js';

/** What the `approval` filter of `/console/customers` takes; the last one is null in a row. */
export const APPROVAL_FILTERS = ['PENDING', 'APPROVED', 'REJECTED', 'NOT_REGISTERED'] as const;
export type ApprovalFilter = (typeof APPROVAL_FILTERS)[number];

/** `/console/customers` */
export interface ConsoleCustomer {
  id: number;
  /** Null until registered, as all that the registration form asks. */
  fullName: string | null;
  mobile: string;
  email: string;
  approval: Approval | null;
  suspendedAt: string | null;
  submittedAt: string | null;
  /** When the account was opened. */
  createdAt: string;
  /** The desk's mobile number when a member of staff added this customer. */
  addedBy: string | null;
}

/** `/console/customers/{id}` */
export interface ConsoleCustomerDetails extends ConsoleCustomer {
  address: string | null;
  /** Masked. */
  aadhaarNumber: string | null;
  aadhaarFilePath: string | null;
  licenseFilePath: string | null;
  aadhaarBackFilePath: string | null;
  licenseBackFilePath: string | null;
  /** Who decided about the documents last, and when. */
  decidedBy: string | null;
  decidedAt: string | null;
  reasons: RejectionReasons | null;
  consent: { version: string; at: string } | null;
  /** The last suspension, or the last lifting of one. */
  suspension: { suspended: boolean; reason: string; by: string | null; at: string } | null;
  /** What staff did to this customer, the newest first. */
  trail: CustomerTrailEntry[];
}

export interface CustomerTrailEntry {
  id: number;
  at: string;
  /** Verb first: `approve-customer`. */
  action: string;
  by: string | null;
  reason: string | null;
}

/** `PUT /console/customers/{id}/suspension` */
export interface SuspensionRequest {
  suspended: boolean;
  reason: string;
}

/** `POST /console/customers/{id}/aadhaar-reveal` */
export interface AadhaarReveal {
  /** In groups of four; masked where the full number is not kept. */
  aadhaarNumber: string;
  /** False where only the last four digits are kept. */
  complete: boolean;
}

/** How long a screen may show a revealed number. */
export const REVEAL_SECONDS = 60;
